import type { Mood } from "../../suggestion.ts";
import type { Phrases } from "../../text/phrases.ts";

/** English words of feeling; an underscore stands for a space. */
export const feelings: Readonly<Record<Mood, string>> = {
  happy: `thrilled_with tickled_pink over_joyed delighted_with well_chuffed happy happier happiest glad joyful joyous joy cheerful delighted pleased proud contented overjoyed elated
    chuffed blissful great amazing wonderful fantastic good brilliant awesome fabulous lovely loved blessed hopeful optimistic
    upbeat satisfied fulfilled over_the_moon on_cloud_nine cloud_nine made_up buzzing_with_joy tickled smug merry jolly gleeful
    energized energised accomplished triumphant confident euphoric radiant warm_and_fuzzy chipper giddy_with_joy relieved_and_happy
    stoked_with in_love smitten grinning smiling beaming laughing made_my_day better fab ecstatic happiness pride
    full_of_joy on_top_of_the_world in_a_great_mood in_a_good_mood in_high_spirits invincible empowered playful`,
  sad: `devo devastated heavy-hearted heavyhearted brokenhearted broken-hearted blah_and_sad forlorn downcast inconsolable sad sadder sadness unhappy down low depressed depressing miserable blue heartbroken gutted upset hurt lonely lonesome alone homesick grieving
    grief sorrowful mournful gloomy glum tearful weepy teary cried crying cry sobbed sobbing sob disappointed discouraged hopeless
    helpless heavy crushed devastated dejected despondent melancholy melancholic bummed bummed_out let_down broken empty_and_sad rejected
    left_out unloved worthless useless guilty ashamed regretful nostalgic bereft down_in_the_dumps in_tears miss missing rubbish
    crap shitty awful terrible horrible lousy flat_and_sad wretched rough bad isolated abandoned defeated deflated demoralized
    demoralised insecure inadequate pathetic a_failure like_a_failure like_crap like_shit heartache loneliness homesickness under_the_weather embarrassed humiliated
    weepy choked_up out_of_sorts in_bits`,
  angry: `ropeable cheesed_off salty aggro hangry vexed spewing narky incensed livid_with browned_off teed_off angry angrier anger mad furious livid pissed pissed_off annoyed irritated irritable frustrated frustrating infuriated enraged outraged
    fuming seething resentful cross fed_up bitter rage raging raged snappy cranky grumpy irate ticked_off
    peeved exasperated indignant hate hated hating aggravated annoying infuriating hacked_off hopping_mad sick_of sick_and_tired jealous
    envious offended betrayed hostile agitated_and_angry wound_up_about grouchy miffed narked steaming
    lost_my_temper lost_it saw_red drives_me_mad drives_me_crazy driving_me_crazy driving_me_mad disgusted ratty tetchy bitter`,
  anxious: `tensed tensed_up bricking_it stressing_out frantic wigging_out stressed-out spiralling_out shook a_bundle_of_nerves anxious anxiety nervous worried worrying worry worries worried_sick stressed stressed_out stress stressing stressful overwhelmed overwhelming scared afraid
    frightened terrified panicked panicky panicking panic panic_attack uneasy tense on_edge edgy jittery dread dreading dreaded apprehensive fearful fear
    restless insecure_about freaking_out freaked_out freaking unsettled burned_out burnt_out burnout worked_up
    jumpy frazzled butterflies rattled swamped drowning under_pressure pressured concerned shaky paranoid tense_about
    in_a_tizzy in_knots stomach_in_knots cant_cope can't_cope not_coping losing_sleep petrified spooked daunted intimidated
    antsy on_tenterhooks fretting vulnerable snowed_under spiraling spiralling at_my_wits_end nerves unnerved trepidation`,
  neutral: `neutral numb indifferent meh okay_i_guess so-so blah nothing empty flat detached whatever unbothered unfazed neither_here_nor_there
    ambivalent apathetic disconnected blank hollow bored boredom indifferent_about unmoved emotionless no_feelings fine alright all_right
    okay ok not_bothered middling shut_down disengaged`,
  calm: `content contentment calm calmer peaceful relaxed serene at_ease at_peace tranquil chilled chill zen grounded centered centred mellow settled rested
    relieved relief quiet_inside still_inside soothed balanced unhurried composed content_and_calm comfortable safe secure
    peace steady light lighter refreshed restored unwound cosy cozy chilled_out laid-back collected levelheaded sense_of_peace weight_off`,
  excited: `gassed hyped_up stoked_about thrilled_to_bits pumped_up wired_with_excitement agog excited exciting thrilled pumped stoked psyched buzzing hyped eager enthusiastic exhilarated giddy cant_wait can't_wait cannot_wait fired_up
    amped looking_forward raring on_fire motivated inspired energised_about over-excited overexcited itching_to bouncing_off_the_walls
    counting_down jazzed excitement so_pumped beyond_excited stoked_for keen passionate electrified made_up_about buzzin`,
};

/** English turns of phrase that tell a mood without a feeling word. */
export const feelingPhrases: Readonly<Record<Mood, Phrases>> = {
  happy: ["made me (?:smile|laugh)", "couldn'?t stop (?:smiling|laughing)", "can'?t stop (?:smiling|laughing)", "heart is full", "(?:in a|a) (?:good|great) mood", "best (?:day|news|feeling) ever", "over the moon", "on cloud nine", "on top of the world", "i love (?:that|how|it when|this)", "could (?:dance|burst)", "can'?t believe how (?:happy|lucky)", "makes? me (?:smile|laugh)", "brought me joy", "sparks? joy"],
  sad: ["(?:i|we|me|almost|nearly|just) (?:{intensifiers} )*(?:cried|sobbed|bawled|wept)", "cried", "in tears", "burst into tears", "made me cry", "(?:couldn'?t|can'?t) stop crying", "lump in my throat", "(?:broke|breaks|breaking) my heart", "heart (?:broke|breaks|aches|hurts|sank|is heavy|goes out)", "(?:i |really |so )(?:{intensifiers} )*miss(?:ing)? (?:him|her|them|you|home|my|mum|mom|dad|\\p{L}+)", "(?:a|in a) (?:low|dark|terrible) mood", "feel like (?:crying|giving up|a failure|shit|crap)", "(?:on the verge of|close to|fighting back) tears", "in a funk", "worst day ever", "want to (?:cry|curl up|hide)"],
  angry: ["(?:drives|driving|drove) me (?:crazy|mad|insane|nuts|up the wall)", "gets? on my nerves", "(?:makes?|made) my blood boil", "lost my (?:temper|cool|shit)", "(?:i |so i )snapped at", "(?:a|in a) (?:bad|foul|rotten) mood", "i (?:really |so )?(?:hate|can'?t stand) (?:that|how|it|when|this|my|being)", "had enough of", "feel like screaming", "want to scream", "could scream", "how dare", "rolled my eyes", "so (?:over|done with) (?:it|this|everything)", "sick of", "wound me up", "piss(?:es|ed) me off", "ticks me off"],
  anxious: ["(?:couldn'?t|can'?t|cant) (?:stop (?:worrying|thinking about)|sleep (?:because|thinking|for)|breathe|relax|switch off|cope)", "heart (?:is |was )?(?:racing|pounding|in my mouth|going (?:a|like)|thumping|hammering)", "butterflies in my", "losing (?:sleep|my mind)", "on edge", "stomach (?:is |was |feels )?(?:in knots|dropped|churning|in a knot)", "(?:pit|knot) in my stomach", "freak(?:ing|ed) (?:out|me out)", "sick with worry", "mind (?:is )?(?:racing|won'?t (?:stop|switch off))", "dreading", "tight chest", "chest (?:is |feels |felt )?tight", "head (?:is )?spinning", "at my wits'? end", "too much (?:on my plate|going on|to handle)", "panic attack", "it'?s all too much", "hands? (?:were |was )?shaking", "what if (?:i fail|it goes wrong)", "nervous breakdown"],
  neutral: ["(?:don'?t|didn'?t) feel (?:anything|much)", "feel(?:ing|s)? nothing", "neither here nor there", "neither \\p{L}+ nor \\p{L}+", "mixed feelings", "nothing (?:really )?gets to me", "going through the motions", "on autopilot"],
  calm: ["weight off my (?:shoulders|chest|mind)", "(?:what|such) a relief", "at peace with", "slept like a baby", "(?:finally )?can breathe", "mind (?:is |went )?quiet"],
  excited: ["can'?t wait (?:for|to|until|till)", "cant wait", "(?:so )?(?:looking|look) (?:so |really |very )?forward to", "counting (?:down )?the days", "counting down", "here (?:we|i) come", "hyped", "bring it on"],
};
