import type { Mood } from "../../suggestion.ts";
import type { Phrases } from "../../text/phrases.ts";

/** English words of feeling; an underscore stands for a space. */
export const feelings: Readonly<Record<Mood, string>> = {
  happy: `seen heard understood supported valued appreciated thrilled_with tickled_pink over_joyed delighted_with well_chuffed happy happier happiest glad joyful joyous joy cheerful delighted pleased proud contented overjoyed elated
    chuffed blissful great amazing wonderful fantastic good brilliant awesome fabulous lovely loved blessed hopeful optimistic
    upbeat satisfied fulfilled over_the_moon on_cloud_nine cloud_nine made_up buzzing_with_joy tickled smug merry jolly gleeful
    energized energised accomplished triumphant confident euphoric radiant warm_and_fuzzy chipper giddy_with_joy relieved_and_happy
    stoked_with in_love smitten grinning smiling beaming laughing made_my_day better fab ecstatic happiness pride
    full_of_joy on_top_of_the_world in_a_great_mood in_a_good_mood in_high_spirits invincible empowered playful
    elation delirious lit_up buoyant bright bubbly sunny jubilant tickled_to_bits proud_as_punch thankful_and_happy warm_inside relieved relief`,
  sad: `devo devastated heavy-hearted heavyhearted brokenhearted broken-hearted blah_and_sad forlorn downcast inconsolable sad sadder sadness unhappy down low depressed depressing miserable blue heartbroken gutted upset hurt lonely lonesome alone homesick grieving
    grief sorrowful mournful gloomy glum tearful weepy teary cried crying cry sobbed sobbing sob disappointed discouraged hopeless
    helpless heavy crushed devastated dejected despondent melancholy melancholic bummed bummed_out let_down broken empty_and_sad rejected
    left_out unloved worthless useless guilty ashamed regretful nostalgic bereft down_in_the_dumps in_tears miss missing rubbish
    crap shitty awful terrible horrible lousy flat_and_sad wretched rough bad isolated abandoned defeated deflated demoralized
    demoralised insecure inadequate pathetic a_failure like_a_failure like_crap like_shit heartache loneliness homesickness under_the_weather embarrassed humiliated
    weepy choked_up out_of_sorts in_bits
    gutted_about heartsick sore_inside desolate bereaved wistful low-spirited blue_today sorrow subdued crestfallen disheartened dispirited mortified ashamed_of`,
  angry: `ropeable cheesed_off salty aggro hangry vexed spewing narky incensed livid_with browned_off teed_off angry angrier anger mad furious livid pissed pissed_off annoyed irritated irritable frustrated frustrating infuriated enraged outraged
    fuming seething resentful cross fed_up bitter rage raging raged snappy cranky grumpy irate ticked_off
    peeved exasperated indignant hate hated hating aggravated annoying infuriating hacked_off hopping_mad sick_of sick_and_tired jealous
    envious offended betrayed hostile agitated_and_angry wound_up_about grouchy miffed narked steaming
    lost_my_temper lost_it saw_red drives_me_mad drives_me_crazy driving_me_crazy driving_me_mad disgusted ratty tetchy bitter
    appalled outraged_by boiling incandescent irked disgruntled exasperating fuming_at gobsmacked_and_angry put_out`,
  anxious: `tensed tensed_up bricking_it stressing_out frantic wigging_out stressed-out spiralling_out shook a_bundle_of_nerves anxious anxiety nervous worried worrying worry worries worried_sick stressed stressed_out stress stressing stressful overwhelmed overwhelming scared afraid
    frightened terrified panicked panicky panicking panic panic_attack uneasy tense on_edge edgy jittery dread dreading dreaded apprehensive fearful fear
    restless insecure_about freaking_out freaked_out freaking unsettled burned_out burnt_out burnout worked_up
    jumpy frazzled butterflies rattled swamped drowning under_pressure pressured concerned shaky paranoid tense_about
    in_a_tizzy in_knots stomach_in_knots cant_cope can't_cope not_coping losing_sleep petrified spooked daunted intimidated
    antsy on_tenterhooks fretting vulnerable snowed_under spiraling spiralling at_my_wits_end nerves unnerved trepidation
    wired uptight keyed_up nervy stressy panicked_about terrified_of apprehension unease fretful overwrought stretched_thin out_of_my_depth`,
  neutral: `neutral numb indifferent meh okay_i_guess so-so blah nothing empty flat detached whatever unbothered unfazed neither_here_nor_there
    ambivalent apathetic disconnected blank hollow bored boredom indifferent_about unmoved emotionless no_feelings fine alright all_right
    okay ok not_bothered middling shut_down disengaged`,
  calm: `content contentment calm calmer peaceful relaxed serene at_ease at_peace tranquil chilled chill zen grounded centered centred mellow settled rested
      quiet_inside still_inside soothed balanced unhurried composed content_and_calm comfortable safe secure
    peace steady light lighter refreshed restored unwound cosy cozy chilled_out laid-back collected levelheaded sense_of_peace weight_off
    unbothered_and_calm placid becalmed reassured eased stilled unruffled slowed_down soft`,
  excited: `gassed hyped_up stoked_about thrilled_to_bits pumped_up wired_with_excitement agog excited exciting thrilled pumped stoked psyched buzzing hyped eager enthusiastic exhilarated giddy cant_wait can't_wait cannot_wait fired_up
    amped looking_forward raring on_fire motivated inspired energised_about over-excited overexcited itching_to bouncing_off_the_walls
    counting_down jazzed excitement so_pumped beyond_excited stoked_for keen passionate electrified made_up_about buzzin
    buzzing_about pumped_for stoked_to electric raring_to_go breathless abuzz itching eager_for
    nervous_excitement`,
};

/** English turns of phrase that tell a mood without a feeling word. */
export const feelingPhrases: Readonly<Record<Mood, Phrases>> = {
  happy: [
    "(?:walking|floating) on air", "grinning (?:like|from|at|all|ear)", "(?:can'?t|couldn'?t) stop (?:grinning|beaming|dancing|singing)", "skipp(?:ed|ing) (?:home|all)", "heart (?:is |was |feels )?(?:so |very )?(?:full|light|singing|happy)", "cup (?:is full|runneth|overflows)", "happy (?:tears|dance)", "cheeks hurt", "high as a kite", "tickled pink", "full of (?:joy|love)", "made up (?:about|that|for)", "i(?:'m| am) (?:so |really |dead )?(?:chuffed|made up|buzzing)",
    "(?:cheers|cheered|delights?|delighted|tickles|tickled) me(?: up)?", "made me (?:smile|laugh)", "couldn'?t stop (?:smiling|laughing)", "can'?t stop (?:smiling|laughing)", "heart is full", "(?:in a|a) (?:good|great) mood", "best (?:day|news|feeling) ever", "over the moon", "on cloud nine", "on top of the world", "i love (?:that|how|it when|this)", "could (?:dance|burst)", "can'?t believe how (?:happy|lucky)", "makes? me (?:smile|laugh)", "brought me joy", "sparks? joy"],
  sad: [
    "missing (?:home|him|her|them|you|my|mum|mom|dad|the)", "(?:wearing|getting|bringing|dragging|grinding|beating) me down", "(?:weighs?|weighing|heavy) on me", "feel like i'm (?:failing|falling behind|sinking)", "lost without", "lost my spark",
   
    "hollow(?:ed)? out", "had a (?:little |good |big )?cry", "(?:a|such a|total) mess",
   
    "sick (?:about it|over (?:it|losing|the))", "(?:weep|wept|howl|howled|bawling|welled up|welling up|teared up|tearing up|choked up)", "(?:could|can) (?:cry|weep)", "(?:hollow|empty) (?:since|without|inside)", "nothing (?:helps|feels good)", "heart(?:'s| is)? (?:in pieces|breaking|heavy|sore|in bits)", "i ache", "it (?:still )?(?:hurts|stings|aches)", "can'?t believe (?:he|she|they)(?:'s| is|'re| are) gone", "(?:wish|wished) (?:he|she|they|mum|dad) (?:was|were) (?:still )?here", "the house (?:is|feels) (?:so )?(?:quiet|empty)", "feel(?:ing)? (?:so |really )?(?:small|invisible|forgotten|lost|unwanted|left behind)",
    "(?:saddens?|upsets?|depresses|depressed|crushed|hurts?|disappoints?|disappointed|devastated) me", "hurt my feelings", "(?:i|we|me|almost|nearly|just) (?:{intensifiers} )*(?:cried|sobbed|bawled|wept)", "cried", "in tears", "burst into tears", "made me cry", "(?:couldn'?t|can'?t) stop crying", "lump in my throat", "(?:broke|breaks|breaking) my heart", "heart (?:broke|breaks|aches|hurts|sank|is heavy|goes out)", "(?:i |really |so )(?:{intensifiers} )*miss(?:ing)? (?:him|her|them|you|home|my|mum|mom|dad|\\p{L}+)", "(?:a|in a) (?:low|dark|terrible) mood", "feel like (?:crying|giving up|a failure|shit|crap)", "(?:on the verge of|close to|fighting back) tears", "in a funk", "worst day ever", "want to (?:cry|curl up|hide)"],
  angry: [
    "(?:getting|gets|got) (?:to me|on my nerves|under my skin|my goat)", "winding me up", "driving me (?:mad|crazy|nuts|insane|up the wall)", "fed up (?:of|with)", "had enough",
   
    "(?:fit|ready) to (?:burst|be tied|explode|scream)", "(?:could|want to|going to|ready to) (?:scream|throttle|throw|punch|explode|kill|strangle|kick)", "(?:seeing|saw|see) red", "blood (?:is |was )?boiling", "spitting (?:feathers|nails|tacks)", "(?:gr+|argh+|ffs|for fuck'?s sake)", "(?:nerve|cheek|audacity|gall) of", "sick and tired of", "(?:i'?m|im|so|completely|just) (?:over|done with) (?:it|this|him|her|them|being|people)", "(?:can'?t|cannot|couldn'?t) (?:stand|believe the|abide|stomach)", "had it (?:up to here|with)", "makes me (?:rage|sick|furious|want to)", "rubs me up", "hit the roof", "lost my rag", "it'?s (?:so |just )?(?:not fair|unfair|outrageous)", "appalled",
    "(?:annoys?|bugs?|bugged|annoyed|irritates?|irritated|frustrates?|frustrated|infuriates?|infuriated|enrages?|riles?|winds?) me", "(?:drives|driving|drove) me (?:crazy|mad|insane|nuts|up the wall)", "gets? on my nerves", "(?:makes?|made) my blood boil", "lost my (?:temper|cool|shit)", "(?:i |so i )snapped at", "(?:a|in a) (?:bad|foul|rotten) mood", "i (?:really |so )?(?:hate|can'?t stand) (?:that|how|it|when|this|my|being)", "had enough of", "feel like screaming", "want to scream", "could scream", "how dare", "rolled my eyes", "so (?:over|done with) (?:it|this|everything)", "sick of", "wound me up", "piss(?:es|ed) me off", "ticks me off"],
  anxious: [
    "(?:stressing|freaking|stresses|freaks|wigging|psyching) me out", "end of my (?:tether|rope)", "at (?:my|the) (?:limit|breaking point)", "(?:keeps|keeping|kept) me (?:up|awake)", "(?:burn(?:ing|t|ed)|burned) out", "barely (?:coping|holding it together|keeping)", "holding (?:on|it together) by a thread",
   
    "(?:can'?t|cannot|couldn'?t|can not|don'?t want to) (?:face|settle|sit still|eat|concentrate|focus|think straight|stop (?:shaking|pacing|fretting|checking|panicking|overthinking))", "(?:like )?a (?:stone|knot|lump|pit|rock|weight) in my (?:gut|stomach|chest|belly)", "climbing the walls", "(?:bag|bundle|ball) of nerves", "nerves (?:are |were )?(?:shot|shredded|jangling|getting)", "stomach(?:'s| is| was)? (?:flipping|turning|doing|in|tied)", "palms (?:are |were )?sweat", "up (?:all night|at \\d+ ?(?:am)?) (?:worrying|fretting|thinking)", "lying awake", "awake (?:all night )?(?:worrying|thinking|fretting)", "heart(?:'s| is| was|'s been)? (?:going|hammering|thudding|racing)", "waiting (?:on|for) (?:the|my|these|those|his|her) (?:\\p{L}+ )?results", "everything(?:'s| is) (?:piling|too much)", "going under", "head(?:'s| is) (?:spinning|going|full)", "in bits about", "what if i'?m", "biting my nails", "scared stiff", "the (?:sunday )?scaries", "bricking it",
    "(?:scares?|scared|worries|worried|terrifies|terrified|stresses|stressed|overwhelms?|overwhelmed|frightens?|panics?|haunts?) me", "(?:couldn'?t|can'?t|cant) (?:stop (?:worrying|thinking about)|sleep (?:because|thinking|for)|breathe|relax|switch off|cope)", "heart (?:is |was )?(?:racing|pounding|in my mouth|going (?:a|like)|thumping|hammering)", "butterflies in my", "losing (?:sleep|my mind)", "on edge", "stomach (?:is |was |feels )?(?:in knots|dropped|churning|in a knot)", "(?:pit|knot) in my stomach", "freak(?:ing|ed) (?:out|me out)", "sick with worry", "mind (?:is )?(?:racing|won'?t (?:stop|switch off))", "dreading", "tight chest", "chest (?:is |feels |felt )?tight", "head (?:is )?spinning", "at my wits'? end", "too much (?:on my plate|going on|to handle)", "panic attack", "it'?s all too much", "hands? (?:were |was )?shaking", "what if (?:i fail|it goes wrong)", "nervous breakdown"],
  neutral: [
    "running on (?:empty|fumes)", "(?:just )?(?:drifting|coasting|existing|floating through)", "felt nothing", "not anything",
   
    "(?:just|bit|kind of|sort of|only|feeling|so|quite) (?:tired|numb|flat|meh|blank|indifferent)(?! of)", "(?:can'?t|cannot|don'?t) (?:feel|care) (?:much|either way|anything|about anything)", "not (?:good|happy|sad|up|great),? not (?:bad|sad|happy|down)", "so-so", "no strong feelings", "a shrug", "could take it or leave it", "not much of anything",
    "(?:don'?t|didn'?t) feel (?:anything|much)", "feel(?:ing|s)? nothing", "neither here nor there", "neither \\p{L}+ nor \\p{L}+", "mixed feelings", "nothing (?:really )?gets to me", "going through the motions", "on autopilot"],
  calm: [
    "quiet in myself", "at home in my(?:self| skin)", "all is well",
   
    "(?:breath(?:e|ing)|exhal(?:e|ed|ing)) (?:easier|again|out|properly|at last)", "(?:shoulders|jaw) (?:finally |have |has )?(?:dropped|unclenched|came down)", "(?:slept|sleeping) (?:well|properly|through|soundly)", "(?:nothing|nowhere) (?:to|needs) (?:be|fix|doing|prove)", "(?:quiet|still|soft|slow) (?:inside|in my head|mind)", "unclenched", "weight (?:has |is |was )?(?:lifted|off)", "in no (?:hurry|rush)", "(?:so |such |what a )?(?:huge |big |massive )?relief",
    "(?:calms?|calmed|soothes?|soothed|relaxes|relaxed|grounds?) me", "weight off my (?:shoulders|chest|mind)", "(?:what|such) a relief", "at peace with", "slept like a baby", "(?:finally )?can breathe", "mind (?:is |went )?quiet"],
  excited: [
    "(?:she|he|they|i) said yes", "head in the clouds", "i'?m shaking",
   
    "butterflies (?:about|for|in a good)", "(?:can'?t|cannot) (?:sleep|sit still) (?:because )?(?:i'?m so excited|with excitement)", "(?:it'?s|its) (?:really |actually |finally )?happening", "nervous excitement", "like a kid (?:at|on|before)", "(?:bouncing|jumping) (?:off|up|around)", "(?:days?|sleeps|weeks?) (?:to go|left) (?:until|till|!)", "roll on", "about to burst", "(?:eek|squee|woohoo|woo hoo|yippee)",
    "(?:excites?|thrills?|thrilled|inspires?|inspired) me", "can'?t wait (?:for|to|until|till)", "cant wait", "(?:so )?(?:looking|look) (?:so |really |very )?forward to", "counting (?:down )?the days", "counting down", "here (?:we|i) come", "hyped", "bring it on"],
};
