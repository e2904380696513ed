import type { WordListName } from "../vocabulary.ts";
import { ordinaryWords } from "./ordinary-words.ts";

/** English words, by what they do in a note. */
export const words: Readonly<Record<WordListName, string>> = {
  common: `the a an and or but of to in on at for with from by about is are was were be been am i my me you your he she
    it we they his her their our this that these those not no don't dont can't i'm im it's its have has had do does did
    will would should could need get got so just really very what when where who how why all some any more today
    tomorrow tonight yesterday week month year day morning evening afternoon monday tuesday wednesday thursday friday
    saturday sunday every next last weekend buy call pay book email send pick up out off back after before because
    feel felt feeling grateful thankful thanks happy sad angry want goal note still also then there if as into new old
    weekday noon by until mum mom dad call meeting appointment w/ lunch dinner breakfast coffee list reminder remind
    show open add task tasks goals journal remember forget please hey ok okay um lol tmrw gonna gotta wanna`,
  taskVerbs: `accept acknowledge activate add address adjust adopt alphabetize analyze announce appeal apply appoint
    approve arrange assemble assign attach attend autopay bake balance bathe batch bleach boil borrow bring brush build
    bury buy calculate cancel catch chase choose chop clear climb close collect compare compile complain complete compose
    compost confirm congratulate connect contact convert create crochet cut deal debug declare declutter decide decline
    decorate deep-clean defrost defragment delete deliver deploy deposit descale describe dig digitize disconnect discuss
    disinfect dispute distribute ditch donate download drain dry drop dye earn edit empty enroll enrol enter erase
    exchange expand explain extend fast feed fertilize fetch figure fill finalize finalise find finish fire fit fix fold
    follow follow-up forward freeze fry gather get give glue go google grab grate grease grill groom hang hand hem hide hire
    hoover identify inform inflate insert inspect install insure introduce investigate invite join keep knit knock label
    launch learn leave lend liaise listen load log lubricate mail make marinate measure meditate mend merge migrate mow
    negotiate notarize notify nudge obtain oil onboard open organize organise outline overhaul pack patch pay peel
    pick prepare prep pretreat print prioritize proofread prune publish pull purchase push put query queue quote read
    reactivate rearrange rebook rebalance recharge recheck reconcile recycle redeem redo refill refinance refresh refund
    register regrout reheat rehearse reimburse reinstall reissue release relocate remind remove rename renew renovate
    rent reorder reorganize repaint repair repay replace reply report repot reschedule research reseal reserve reset
    resolve respond restock restart restore restring resubmit retrieve return revise rewrite rewatch rinse roast rotate
    salt sand sanitize scan schedule scrub scrape seal select sell send separate serve settle sew sharpen shave shovel shop
    shred sift simmer skim slice snap soak solve sort speak spray squeeze steam steep sterilize stitch stop strip
    raise carry resole prime rack renew sync audit encrypt provision escalate approve merge triage refactor tag tidy rebuild reschedule swap
    submit subscribe supervise swap switch take tally tell thank thaw throw tidy tighten top toss track transfer
    translate treat troubleshoot try tutor type unblock unclog uninstall unload unpack unplug unsubscribe untangle
    update upgrade upload vacuum validate verify wait wake wash watch wax weatherproof weigh welcome wind winterize wipe
    wire withdraw wrap write xerox yank zip ask begin bleed feed lay let lift loan meet mulch pour rake re-order
    re-read reread rehome rsvp sieve sow spend start steal strim talk tape tune turn visit vote
    whip sign hand-in look double-check doublecheck touch-base babysit pre-order preorder petsit dogsit housesit
    winterise hire-purchase fast-forward chop`,
  nounVerbs: `advertise back bill bin book bookmark bottle box brief budget call change charge chat check clean color
    colour comb cook copy cover date design detail dock draft dress drill drink drive dust email e-mail exercise
    experiment face facetime fax file film flip frame garden grade hug invoice iron jog judge jump kick label lace land
    light list lock loop mark message mop move name nap note order paint park phone ping plan plant play plot point
    polish post practice practise present price process program promise pump question race record referee rest review
    ring row run sail sample save score screenshot search seed service set shape share ship shower sketch skype slack
    sleep smoke sort stamp step stock stretch string study stuff style sweep swim tag tank taste tax test text time tip
    title top train travel trim tweak venmo zelle voicemail walk warm water weed whatsapp work zoom fuel stain message
    host help hike mind rate pass pot queue rally renew shop hose pet bag block cap cost can dm map mount press toast wire`,
  compoundEnds: `club bottle bottles address addresses message messages form forms results result list lists board
    boards paper book books list bag bags supplies supplements brush towels clothes shop store bill bills heater bowl bath
    center centre office station machine party lights light game games date dates truck`,
  determiners: `the my our his her their your a an this that these those some all any each both new more another up out
    off in on back over down for with to about into myself him them it us me old every everyone everybody someone
    somebody two three four five six ten twelve`,
  intensifiers: `very_much quite ever_so so really very super pretty quite just kinda kind_of sort_of a_bit a_little a_little_bit slightly rather extremely
    incredibly properly totally completely absolutely utterly honestly weirdly strangely oddly still always also bit
    truly deeply mostly mainly low-key lowkey actually all more too genuinely unusually surprisingly feeling suddenly
    finally bloody fucking freaking damn dead well proper rlly v soo sooo such way now generally a_lot ever_so real
    mega hella thoroughly insanely oh unbelievably terribly awfully beyond equally strangely overly constantly increasingly simply plain`,
  appointments: `dentist dental doctor doctors doctor's dr gp haircut appointment appt appts meeting mtg standup stand-up
    1:1 one-on-one 121 lunch dinner breakfast brunch coffee drinks tea call interview exam exams midterm final quiz flight train
    ferry bus party wedding funeral concert gig checkup check-up physio physiotherapy therapy therapist class lesson lessons practice rehearsal
    game match deadline scan mri x-ray xray ultrasound vaccine vaccination jab shot vet vets mot service servicing inspection delivery
    plumber electrician movers recital webinar workshop conference seminar lecture tutorial training gym yoga pilates
    spin swim swimming run parkrun hike bike football soccer basketball tennis golf hockey rugby dance ballet choir band piano guitar violin karate judo
    scouts playdate pickup pick-up drop-off dropoff school parents parent pta assembly birthday anniversary dinner bbq
    barbecue picnic potluck reunion movie cinema film theatre theater museum show play opera festival fair market
    church mass service bible book_club date massage facial manicure nails waxing optician optometrist eye orthodontist dermatologist
    cardiologist gynecologist gynaecologist obgyn pediatrician paediatrician podiatrist chiropractor osteopath psychologist psychiatrist
    counselling counseling counselor oncologist surgeon surgery operation biopsy colonoscopy mammogram smear blood test bloods
    checkin check-in checkout check-out viewing open_house closing handover hearing court trial appraisal review retro
    sprint demo presentation pitch kickoff kick-off sync catchup catch-up brainstorm offsite onboarding orientation townhall
    all-hands graduation ceremony baptism christening shower sleepover camp tour visit tryouts audition tournament race marathon
    fitting tailor barber hairdresser salon mechanic garage bank notary lawyer solicitor accountant embassy passport visa
    dmv permit boiler engineer landlord septic roofer handyman cleaner sitter babysitter pest contractor inspector
    carpenter painter gardener locksmith guy man volunteering shift rota clinic hospital pharmacy library groomer grooming
    farrier farewell leaving do zoom teams skype facetime screening premiere kayak padel squash climbing bouldering pub quiz bingo
    consult consultation evaluation assessment procedure infusion dialysis chemo pottery drawing meetup`,
  errands: `rent bill bills invoice tax taxes mortgage insurance rego registration renewal subscription payment installment fee fees tuition
    trash rubbish bins bin garbage recycling compost medication meds pill pills tablet tablets antibiotic antibiotics vitamin vitamins inhaler
    insulin injection prescription refill dose eyedrops laundry dishes groceries shopping oil filter filters battery batteries
    homework essay paper report assignment project thesis abstract proposal application form forms permission slip documents docs
    paperwork estimate quote contract lease permit license licence books book returns return library rsvp taxes
    plants ferns garden lawn cat dog litter walk walks water feed descale timesheet timesheets expenses payroll backup backups newsletter
    slides deck draft submission cv resume portfolio milk eggs bread`,
  outcomeVerbs: `learn master run deadlift bench bench-press squat save lose gain quit stop become build grow publish
    write read finish complete graduate launch start open pay swim cycle row climb walk hike get speak earn reduce cut
    double improve win make reach hit break qualify train travel move buy own sleep play work retire visit see live have be
    do eat drink spend give keep stay land find drop knock perform sing paint draw cook volunteer compete record wean go`,
  choreVerbs: `buy call ring phone email text message book order pick drop send return mail post ask tell check clean wash
    print schedule cancel confirm fix grab bring take collect pop nip talk speak chat reply say thank discuss put watch
    wish invite go see visit get show share try`,
  pastVerbs: `went bought paid got had did made saw took met came found left told wrote ate ran slept spent sent gave thought
    knew woke drove rode flew fell felt heard held kept led lent lost meant put read rang said sang sat sold shot shut
    spoke stood swam taught threw understood wore won built brought broke caught chose cut dealt drank drew fought forgot
    forgave froze grew hid hit hurt laid let lit quit rose sank shook shrank stole stuck swept tore was were been became
    began blew burnt dreamt dug fed hung knelt learnt overslept redid rewrote split spread spilt withdrew wound rowed`,
  socialVerbs: `met saw visited chatted talked spoke hung bumped ran caught rowed argued fought dined walked hiked played
    skyped facetimed zoomed laughed cried danced joked hugged called phoned rang texted helped hosted babysat partied
    reconnected made bickered quarreled quarrelled messaged celebrated went drove stayed cooked ate watched had spent`,
  weakFeelings: `great good fine ok okay alright all_right bad low down light lighter heavy nothing blank empty flat better rough alone blue lost_it
    hot safe secure steady balanced comfortable content useless rubbish crap shitty awful terrible horrible lousy rested settled relief
    brilliant awesome amazing wonderful fantastic fabulous lovely fab loved pleased collected composed whatever mad cross bitter
    hurt broken guilty rejected abandoned tense on_edge pressured pressure concerned inspired motivated keen eager merry smiling laughing
    blah middling hollow disconnected detached bored boredom exciting annoying frustrating stressful overwhelming depressing disappointed_in hate hated
    hating miss missing worry worries stress fear rage raging sick_of drowning butterflies anger peace fine chill chilled chilled_out
    refreshed restored quiet_inside crying cry crushed upset hostile nerves pride happiness joy anxiety sadness grief smug
    radiant proper smoking steaming ratty jealous fed_up_with freaking swamped shaky concerned secure dread passionate embarrassed
    insecure rattled stuck playful confident satisfied made_up no_feelings hopeful optimistic nostalgic worried_about_nothing`,
  kinTitles: `aunt auntie aunty uncle grandma grandpa granny nana nan gran grandad granddad auntie titi tita tito didi oma opa nonna nonno abuela abuelo cousin tia tio great-aunt great-uncle`,
  articles: `the a an`,
  pronouns: `he she they him her them it that his their he's she's they're`,
  kin: `mam mammy shosho titi didi nonna nonno oma opa lola lolo baba amma appa bibi gogo meemaw mamaw papaw zia zio teta umma ammi abbu nani dadi bhai mummy stepmother stepfather half-sister half-brother mum mom mama momma mommy mummy ma dad daddy papa pa mother father brother sister bro sis son daughter wife husband hubby
    partner boyfriend girlfriend fiance fiancé fiancée fiancee grandma grandpa grandmother grandfather granny gran nan nana nanna grandad
    granddad pop pops gramps aunt auntie aunty uncle cousin nephew niece stepmom stepmum stepdad stepson stepdaughter
    stepsister stepbrother mother-in-law father-in-law sister-in-law brother-in-law son-in-law daughter-in-law godmother godfather
    grandson granddaughter grandkids goddaughter godson twin`,
  roles: `boss manager friend neighbor neighbour neighbors neighbours roommate flatmate housemate colleague coworker co-worker teacher coach
    therapist mentor landlady landlord kid kids baby toddler bestie buddy mate ex client`,
  possessives: `my our his her their the`,
  personCues: `with w/ w met call ring phone text email e-mail message ask tell thank invite remind ping visit see saw
    by for pay owe owes lend give show help congratulate like from than and & facetime zoom bring`,
  placeCues: `in at near around to into from via outside inside through toward towards visiting of across`,
  notPeople: `january february march april may june july august september october november december monday tuesday wednesday
    thursday friday saturday sunday christmas easter halloween thanksgiving ramadan eid hanukkah diwali lent english french spanish
    german italian japanese chinese korean arabic portuguese russian dutch latin hindi london paris madrid berlin rome lisbon
    leeds york boston chicago denver texas california florida japan france spain italy germany portugal england scotland ireland
    wales usa uk america canada mexico australia india china europe asia africa amazon google apple netflix spotify uber
    lyft ikea costco walmart target tesco lidl aldi sainsbury's sainsburys waitrose asda morrisons trader joe's microsoft facebook instagram whatsapp zoom
    slack excel powerpoint word notion github nasa nhs hmrc irs dmv mot gp dr mr mrs ms miss st siemens airbus tesla
    toyota honda ford bmw fitbit garmin strava kindle iphone ipad macbook mac wifi god lord jesus universe thai indian
    italian barcelona valencia manchester liverpool bristol edinburgh glasgow dublin toronto vancouver montreal sydney
    melbourne tokyo seoul beijing shanghai delhi mumbai amsterdam brussels vienna prague warsaw oslo stockholm
    copenhagen helsinki zurich geneva milan venice florence naples athens istanbul dubai cairo nairobi lagos seattle portland
    austin dallas houston miami atlanta philadelphia brooklyn manhattan vegas hawaii bali greece turkey norway sweden denmark
    finland iceland poland switzerland austria brazil argentina peru chile colombia vietnam thailand zara nike adidas
    starbucks mcdonald's paypal venmo visa mastercard xmas ok pm am pta hr it ceo cv id atm tv pc pe duolingo netflix hulu
    disney christmas black covid january's sunday's aldi's hbo bbc cnn youtube reddit tiktok twitter linkedin airbnb expedia
    ryanair easyjet delta british airways fedex ups dhl usps`,
  notKinAfter: `a an another step god big little each any every no`,
  relatives: `what that which things stuff all no not don't dont didn't didnt doesn't doesnt won't wont never because cause cos if when think know said everything list where how why who whenever time
    realized realised learned learnt noticed guess feel like before after than as until since want unless though way of to the a my one something anything
    nothing only thing person people place reason much many more so didn't don't i'd would do not and`,
  ordinary: `${ordinaryWords} a about above absolutely actually after again age ah all almost already also always am an and another any anyway anything
    appt apparently are as at auntie awful awesome back bad bbq be because been before being best better big birthday bit blood both
    brain breakfast brilliant but by can cancel can't cant check coffee cold could crazy day days dear definitely dentist did didn't dinner do doctor does don't
    dont done due each early easter either else end enough even ever every everybody everyone everything evening exam
    excited exhausted fact family far fast feeling feels felt few fine first flight flu for forgot found from full fun funny further
    fyi game gave general get getting glad go goal goals going gone good got gotta grateful great gratitude group guess guy gym had half happy hard
    has have haven't having he he's heard hello her here hey hi him his home honestly hope hospital house how however i i'd i'll i'm i've idea
    if i'm im in insight instead interview into is isn't it it's its ive job just keep kids kind last late lately later learned
    learnt least less lesson let let's life like list little long look lot lots love loved low lucky lunch made make man
    many maybe me meant meeting mental met mid might mine miss money month more morning most mostly mother much must my myself need
    needs neither never new next nice night no nobody none noon nope nor not note notes nothing noticed now number of off
    office oh ok okay old on once one only or other our out over own parent parents party people perhaps physio plan please plumber
    proud pretty probably project quick quite rather read ready real realised realized really reminder remember rent right room said same saw
    say school see seems seen sent she she's should sick since sister sleep small so some someone something sometimes soon sorry stuff such
    suddenly summer super sure surprised take talk team term thank thankful thanks that that's thats the their them then there there's theres these they
    they're thing things think thinking this those though thought thoughts through time tired to today todo together told
    tomorrow tonight too took total trash trip true try turned turns two ugh um uncle under unless until up us used
    usually vet very wait want wanted was wasn't water way we we're we've wedding week weekend weird weirdly well went were what what's
    when where whether which while who whole why wifi will winter wish with without wondering won't wont word work worked
    working world worst would wow write wrong yeah year years yes yesterday yet yoga you you're your yoga plus ps btw
    spent finally turns today's tomorrow's password code combination lock pin email username address account phone tel
    chapter page lot best made product size step stage part section summary reminder warning notice invoice order total
    bus train car bike gym class mass church therapy homework laundry groceries shopping trash recycling antibiotic vitamin pills meds
    octopuses work lonely anxious nervous stressed furious angry sad calm numb worried overwhelmed content relieved blessed appreciate
    appreciated realising realizing learning noticing dreading missing hating loving enjoying looking waiting long-term longterm resolution aim target
    dream wins win hopefully kinda sorta gonna wanna mood feelings emotion everything's nothing's`,
};
