import type { AreaName, AskName, PlaceName } from "../vocabulary.ts";
import type { Phrases } from "../../text/phrases.ts";

const LIST = "(?:(?:the|my|our|a|your|this|shopping|grocery|to-?do|todo|to do|task|reading|must read|gratitude|goals?|bucket|wish|packing|work|personal|today's|pending|current|daily|weekly|long|christmas) )*(?:to-?dos?|to do|tasks?|task list|list|lists|todo list|goals?|gratitudes?|journal|calendar|schedule|agenda|diary|notes?|insights?|moods?|feelings|emotions|relationships|people|contacts|planner|things to do|items|chores|errands|groceries)";

/** How requests are worded in English. */
export const asks: Readonly<Record<AskName, Phrases>> = {
  advice: ["what(?:'?s| is) an? (?:good|nice|decent|healthy|cheap|easy|quick|better)", "how (?:do|can|should|could|would|might|does) (?:i|you|we|one|someone|a|the)(?! (?:feel|do|say))", "should (?:i|we)", "how to", "(?:any |some |got )*(?:tips|advice|suggestions)", "what(?:'s| is) the (?:best way|weather|capital|time|meaning|difference)", "(?:suggest|recommend|help me (?:decide|choose|think))", "what (?:can|do) you (?:actually |even )?do", "what time is it", "who are you", "how are you", "how(?:'s| is) it going", "what(?:'?s| is) \\d", "you there", "what are you"],
  page: ["page", "screen", "tab", "section", "view", "area", "board", "tracker"],
  indirect: ["(?:what|what's|how|when|who|where|why|which|whether|if|did|do|does|have|i)"],
  keep: ["(?:add|note|save|log|jot|record|put|stick|pop|write|store|chuck|include|file|keep)"],
  aboutTasks: ["supposed to", "(?:do|did|should|must|what) i (?:\\p{L}+ )?(?:have to|need to|got to|promise|promised|owe|buy|get|pack|bring|pay|send|book)", "said? i(?:'d| would)", "due", "overdue", "to-?dos?", "tasks?", "appointments?", "deadlines?", "(?:on|off) (?:my|the) (?:list|plate|calendar|schedule|agenda|books)", "left to do", "pending", "outstanding", "my (?:day|week|schedule|agenda|calendar|diary)", "what time(?:'s| is| does| do)", "planned", "booked", "(?:free|busy) (?:on|at|this|next|tomorrow|today|tonight)", "forget(?:ting)? to", "remember to", "chores?", "errands?", "need (?:doing|to)", "have to", "have on", "got on"],
  politeness: ["(?:right|alright|hey|hi|hello|ok|okay|please|pls|plz|yo|so|um+|uh+|well|oh|and|also|wisp|alexa|siri|olly|google|hey wisp|listen|quick one|actually)[,!:]?", "(?:can|could|would|will) (?:you|u|ya)(?: please| pls| kindly| maybe| just)?", "(?:i(?:'d| would) like (?:you )?to|i want (?:you )?to|i need you to|i wanna|i want|you (?:should|could|need to|can)|kindly|would you mind|be so kind(?: as)? to|help me|let's|if you could|i'd appreciate it if you)"],
  remindQuestion: [
    "remind me (?:again|once more|please,? (?:when|what|who|where))(?! (?:at|in|on|to|tomorrow|every|when i))", "remind me (?:when|if|about|of|where|how) [^?]*\\?",
   
    "remind me (?:again )?(?:what|who|where|why|how|which|when (?:is|was|did|does|are|i last|we|my)|if i|whether|of what|(?:of )?(?:the|my) (?:date|tasks?|names?|things|items|list|times?) (?:of|on|i|for|that))", "(?:what|which|how many|do i have|are there|any|show|list|read|tell|check|is|are|did|repeat|have i|display|open|what's|whats|see|view|pull up|bring up|go through|give me|review|recite)\\b[^?]{0,40}\\breminders?", "what (?:did|do|was|have) i .{0,20}\\bremind", "(?:when|what time) (?:did|do|will|would|should|are|is) (?:you|i)[^?]{0,30}remind",
  ],
  remind: [
    "(?:(?:please|always|also|just|then|now|to|so) )*(?:remind|reminder|remindme|re-remind|nudge|ping|alert|notify|buzz|prompt|prod|poke|wake|warn|alarm)(?: (?:me|us|myself))?(?! (?:list|lists|what|who))", "(?:set|make|create|add|put|schedule|give|send|i need|need|i want|want|i'd like|place|leave|start|have|get|drop|program|establish|arrange|setup|put in|set up|new|add in|how about)(?: (?:me|up|in|us|to have|have))*(?: (?:a|an|another|the|my|new|recurring|repeating|daily|weekly|monthly|yearly|quick|event|one-time|some))* (?:reminder|reminders|alarm|nudge|alert|notification|ping|wake-?up call|reminding|timer|heads[- ]?up|prompt|prod)", "(?:don'?t|do not|dont|never) let (?:me|it|this|us) (?:forget|slip)", "make sure (?:i|that i|we) (?:don'?t|do not|never|remember|am reminded)(?: forget)?", "(?:i'?d like|i need|i want|need|want) (?:to be )?(?:remind(?:ed|ing)|nudged|pinged|notified|alerted)", "(?:jog|refresh) my memory (?!of what|what|who)", "(?:see to it|make sure|ensure) (?:that )?i(?:'m| am| get) (?:reminded|nudged|pinged)", "(?:don'?t|dont|do not) forget (?:to remind me|to tell me)", "remember (?:to remind me|to tell me)", "(?:let me know|tell me|shout at me|text me|give me a shout|call me|message me|hit me up|holler)(?: (?:when it(?:'?s| is)|when to|when i (?:need|should|have)|at|in|on|tomorrow|tonight|every|before|an? (?:day|week|hour|month)|the (?:day|morning|night|evening)|to|\\d+))(?! (?:what|who|i (?:have|am)))", "(?:set|just set|activate|turn on|give|open up|can i have|(?:i would |i'd )?like|have|put|make|repeat)(?: [\\p{L}\\d']+){0,5} (?:reminders?|notifications?|alarms?|alerts?)(?! lists?)", "(?:notification|reminded|alarm|alert)", "(?:new|daily|weekly|monthly|yearly|annual|recurring|quick|repeating|one-off) (?:reminder|alarm)", "remember (?:me )?(?:to|about|dinner|lunch|my)", "reminders?$", "i (?:must not|mustn'?t|can'?t|cannot|shouldn'?t) forget (?:to|about|that)?",
  ],
  remindInside: [
    "shout (?:when|at)", "make (?:me|sure i) remember", "set me (?:something|one) ", "flag .{1,40} (?:to|for) me",
   
    "(?:rmnd|remnd|rmd|remimd|remid|remin|remaind|remeber to remind|rember) (?:me|us)", "remind(?:me)?(?= to)",
   
    "make sure (?:that )?(?:i|we)", "(?:ensure|see to it) (?:that )?(?:i|we)", "(?:don'?t|do not|dont|never) let (?:me|us)", "(?:appreciate|like|love|use|need|want|have|get|give me|send me|drop me|set me) (?:a|an|another|some|one) (?:\\p{L}+ )?(?:prod|nudge|poke|ping|kick|shout|shove|heads[- ]?up|buzz|tap|alert|wake-?up call|jog)", "(?:like|love|want|need|prefer) to be (?:told|reminded|nudged|pinged|alerted|notified|woken|prodded|warned)", "(?:reminder|alarm|alert|wake-?up call)(?! to (?:self|myself))", "remind(?:ed|ing|s)? (?:me|us)(?! (?:of what|what|who|why))", "(?:bug|pester|hassle|nag|chase|badger|shout at|yell at|kick|tap|bother|hound|nudge|ping|buzz|poke|prod|alert|notify|wake|warn) (?:me|us)", "(?:help me|so (?:that )?i|in case i|lest i|that i|i'?ll|i will|i always|i keep|or i|before i|if i|stop me|keep me from|me from|prevent me from) (?:(?:don'?t|do not|not|won'?t|always|just|only|totally|probably|definitely|may|might|to) )*(?:forget|forgetting|remember to)", "i need (?:telling|reminding|nudging|a reminder)", "(?:mustn'?t|must not|can'?t|cannot|shouldn'?t|better not) (?:forget|miss)", "(?:pop|flash|put|throw) up (?:a|an) (?:note|message|notification|reminder|alert)", "sound the alarm", "tell me (?:to|it'?s time|when it'?s|at \\d)", "let me know (?:at|when it'?s|that it'?s) ",
   
    "remind me(?! (?:what|who|of what|why))", "(?:don'?t|do not|dont) let me forget", "(?:set|make|create|need|want|put)(?: me)? (?:a|an|another|up a|up a new) (?:\\p{L}+ )?(?:reminder|alarm|alert|nudge)", "(?:ping|nudge|alert|notify|prompt|buzz|wake|warn|prod|poke) me", "remind(?:ed|ing) (?:me )?(?:to|of|about|that|at|on)", "give me (?:a|an) (?:nudge|reminder|heads[- ]?up|shout|poke|prod|buzz|alert|ping)", "as a reminder", "jog my memory", "let it slip", "slip my mind", "reminder (?:for|to|at|on|about)", "remind us",
  ],
  create: [
    "(?:set|add|create|make|log|record|save|start|note|write|put|register|new)(?: (?:down|a|an|another|my|the|new|this|this as|as|in))* (?:task|to-?do|goal|insight|gratitude|mood|emotion|feeling|idea|thought|lesson|person|contact|relationship|journal entry)s? *(?:[:,-]|to|that|called|of|about)",
    "(?:add|put|place|insert|include|append|stick|jot|pop|throw|chuck|get|enter|slot|pencil|mark|flag|log|record|save|store|keep|note|write|file|register|track|capture|create|make|start|schedule|plan|book|set|track|block|remove|take|delete|clear|erase|blank|nuke|update|edit|move|change|drop|append|cross|scratch|mark|organize|generate|build|begin|commence|reschedule|cancel|need)(?: (?:down|up|in|out|off|away|a note|note|it down|me|that|this|for me))*", "(?:new|another) (?:task|to-?do|todo|goal|note|entry|insight|gratitude|mood|person|contact|event|item|list|meeting|appointment|idea|thought|feeling|journal entry)", "(?:task|to-?do|todo|to do|goal|note|insight|gratitude|mood|idea|thought|feeling|emotion|lesson|journal|memo|relationship|person|contact) *[:-]", "(?:remember|note|know|don'?t forget) (?:that|this|down)", "(?:let it be known|for the record|fyi|for my records)", "i (?:need|want|wish|would like|'d like) (?:to add|to put|added|to schedule|to make|to set|to create|to record|to log|to write|to save|to note)", "take (?:a )?note", "make (?:a )?note", "i want .{1,40} (?:added|on|in) (?:to )?my",
  ],
  createInside: ["(?:add|put|include) (?:it|them|some)(?: (?:on|to|in|there|please).{0,30})?$", "(?:if (?:not|it'?s not|they aren'?t|it isn'?t|there isn'?t),?) (?:can you |please |then )*(?:add|put)"],
  createListed: ["(?:put|add|added|include|stick|check|mark) .{1,60} (?:on|to|off|in|into|from) (?:my|the|our) .{0,20}(?:lists?|calendar|tasks|to-?dos?|to do|schedule|agenda)"],
  createTail: [`(?:(?:down|as (?:a|an)|to|on|in|into|onto|from|off|under|for) )+${LIST}(?: (?:for|please|pls|this|today|tomorrow)[^,]{0,20})?`, "(?:as a|as an) (?:task|to-?do|goal|insight|gratitude|note|mood|emotion|reminder)"],
  question: [
    "(?:are )?you there", "(?:where|how) am i (?:at|up to|doing|getting on)", "everything (?:you|i|we|about|on)",
   
    "(?:i'?ve |i'?m |i have |i am |been |just |still )*(?:been )?(?:trying to|struggling to|can'?t|cannot|couldn'?t) (?:\\p{L}+ )?(?:think|remember|recall|work out|figure out|place)", "(?:i'?m |i am |just )?(?:curious|wondering)", "(?:any|no) (?:idea|clue|chance|news|plans?|progress|word)", "(?:i'?m )?not sure (?:when|what|who|where|how|which|if|whether)", "(?:i'?d |i would )?(?:love|like|want|need|keen|interested) to (?:know|hear|see (?:what|how|when|who|if))", "(?:an? |the |my )?(?:quick |short |little |weekly |monthly |full )*(?:summary|recap|overview|rundown|round-?up|breakdown|status|update|digest|list) (?:of|on|for|about)", "(?:talk|walk|run) me through", "(?:catch|fill) me (?:up|in)", "(?:pull|dig|look) (?:up|out|for|into|back)", "remember (?:when|what|who|where|how|the time)", "(?:last|next|first) time (?:i|we|that)", "(?:my|the) (?:next|last|latest|most recent) \\p{L}+(?: (?:with|at|for|was|is).*)?$", "(?:got|anything|something|nothing) (?:\\p{L}+ )?(?:on|planned|due|for|happening|tonight|today|tomorrow)", "who(?:'?m|'?d|'?ll|'?re)?", "what(?:'?d|'?ll|'?re|'?s)", "how(?:'?d|'?re|'?ve|'?ll| come| far| long)", "when(?:'?d|'?ll|'?re)", "where(?:'?d|'?re|'?ve)", "(?:i )?(?:forget|forgot|forgotten|blanking on|lost track of|no memory of|can'?t think of)", "(?:my|the|mum's|dad's|\\p{L}+'s) (?:progress|schedule|birthday|favou?rite \\p{L}+|address|number|name|agenda)(?: (?:this|on|with|for|today|tomorrow).*)?$",
   
    "(?:what|what's|whats|what've|who|who's|whos|when|when's|whens|where|where's|wheres|why|how|how's|hows|which|whose|whom|wat|wot|hows)", "(?:have|had|haven'?t|hadn'?t|may|might) (?:i|we|he|she|they|you|u|my|any|anyone|the|there)", "(?:did|do|does|don'?t|didn'?t|is|isn'?t|are|aren'?t|am|was|were|has|can|could|would|should|will|shall)(?! (?:so|such|feeling|really|very|an?|not|too|been|just|got|never|always|thinking|great|lovely|nice|good|is|proud|happy|sad|angry|tired|great|worried|nervous|told|given|able|up|out|going|having|trying|super|pretty|absolutely|almost|reminded|thankful|grateful) )(?: (?:i|we|you|u|my|there|it|the|he|she|they|any|anyone|anything|someone|that|this|our|\\p{L}+))", "(?:tell|inform|show|give|remind|read|recite|list|let|find|search|look up|check|see|count|summari[sz]e|sum up|describe|explain|suggest|recommend|review|compare|analy[sz]e|name|help|report|verify|confirm|go over|go through|run through|run down|recap|repeat|pull up|bring up|open|display|provide|say|announce|state|rattle off|walk me through|refresh my memory|inform me|look through|look at|look for)(?: (?:me|us|out|through|over|back|for me|if|up))*", "(?:hear|know|iterate|share|recite|go (?:ahead|back|over|through)|what|whether|the (?:tasks|lists?|items|reminders) .{0,30} what)", "(?:on|at|in|for|by|about|until|with|to|from) (?:what|which|who|whom|how many|how much)", "(?:any|anything|anyone|got any|is there|are there|ever)", "i (?:wonder|was wondering|forget|forgot|can'?t remember|don'?t remember|cannot remember|can'?t recall|don'?t recall|don'?t know|need to know|want to know|wanna know|would like to know|'d like to know|'d love to know|had (?:some|an|a) (?:insight|idea|thought)|need (?:for )?you to tell|need some advice|need advice|need help)", "(?:any|got) (?:ideas|tips|advice|suggestions)", "(?:advice|tips|ideas|suggestions) (?:on|for|about)", "(?:the )?(?:name|birthday|date|time|number) of", "(?:to do|todo|to-?do) list for", "my (?:schedule|agenda|calendar|week|plan|weekly plan|day)(?: (?:for|on|today|tomorrow|this))?", "(?:do|if) (?:i|you) (?:know|remember)",
  ],
  questionInside: [
    "(?:think|remember|recall|work out|figure out|know|tell|say|sure|idea|clue|wonder|wondering|curious|see|check|find out|forget|forgot|forgotten)(?: (?:me|again|of|back|about|exactly))* (?:when|what|who|where|how|which|whether|if) (?:i|we|my|it|the|he|she|they|was|is|did|do|\\p{L}+ and i|\\p{L}+(?:'s)?)", "or (?:not|no|nah|am i|do i|did i|have i|is it|was it)$", "(?:right|yeah|yes|no|correct|innit|huh)\\?", "(?:didn'?t|don'?t|haven'?t|wasn'?t|isn'?t|aren'?t) (?:i|we|it)$",
    "\\?", "how (?:many|much|often|long)", "(?:is|are|were|was|contains?|have|has) what(?: again)?$", "what (?:was|were|are) (?:it|they|those|that)(?: again)?$", "did i (?:put|add|say|write|ask|have|set)", "what again$", "i (?:need|want|wanna|gotta|must|would like|have) (?:to )?(?:know|hear|find out)", "need my .{2,20} read", "what was it", "what do i", "what did i", "do you (?:know|remember)", "can you (?:tell|list|find|check|show|look)", "could you (?:tell|list|find|check|show|look)", "what(?:'s| is) (?:on|my|the|in|next|left|due)", "on my (?:list|calendar|schedule|agenda)\\?", "who was it", "need to know", "would like to know", "is called again", "called again", "tell me"],
  navigate: [
    "(?:let me (?:in|into|at|see)|get me (?:in|into|to)|send me (?:to|over to)|put me (?:in|on)|drop me (?:in|at|on))(?: (?:the|my|a|all))*",
   
    "(?:i(?:'d| would)? (?:like|want|need|love) to |(?:can|could|may|shall) (?:i|we) |let(?:'s| me| us) |time to )?(?:show|open|go|take|bring|display|view|see|navigate|switch|jump|head|pull|look|check|flip|hop|skip|move|get|browse|visit|land|return|swap|scroll|drop|step|pop|slide|whisk|direct|lead|back|have)(?: (?:me|us|up|to|back|over|at|into|in|on|onto|a (?:quick )?(?:look|peek|peep|glance)|out|through|around|for|straight|right|across|please))*(?: (?:all|my|the|our|of|your|a|list|page|screen|section|tab|of my|view|where i))*", "(?:where(?:'s| is| are| do i| can i)(?: (?:find|see|get to|my|the|all|go to))*)",
   
    "(?:show|open|go|take|bring|display|view|see|navigate|switch|jump|head|get|pull|launch|visit|load|return|back|move|find|look|give|browse|access|bring up|check|lead|direct|let's see|let me see|i want to (?:see|look)|where (?:is|are|can i find))(?: (?:me|us|up|to|back|over|at|into|on|a look at|out|through|around|for))*(?: (?:all|my|the|our|of|your|a|list|page|screen|section|tab|of my|view))*",
    "(?:to|my|the|go)(?: (?:my|the))?",
  ],
};

/** What names a page. */
export const places: Readonly<Record<PlaceName, Phrases>> = {
  task: [
    "things to do", "reminder list",
    "tasks?", "to-?dos?", "to do(?:s)?(?: list)?", "todo list", "task list", "chores", "errands", "reminders?", "action items"],
  goal: [
    "dreams", "aims",
    "goals?", "targets", "ambitions", "resolutions"],
  relationship: [
    "people i know", "loved ones", "address book",
    "relationships?", "people", "contacts?", "friends", "family", "connections", "network"],
  emotion: [
    "(?:how|what) i(?:'m| am|'ve been| have been)? feel(?:ing)?", "mood",
    "emotions?", "moods?", "feelings?", "mood (?:tracker|log|chart|history|board)", "check-?ins?", "how i feel"],
  gratitude: [
    "gratitudes?", "thankfulness", "thanks", "blessings", "grateful things", "things i'?m grateful for", "things im grateful for"],
  insight: [
    "what i'?ve learn(?:ed|t)",
    "insights?", "ideas", "reflections", "lessons", "learnings", "thoughts", "realisations", "realizations"],
  upload: [
    "attach(?:ment|ments)?", "add (?:a|some) (?:file|files|photo|photos|document|pdf|picture)", "pdfs?", "receipts?", "pictures?", "scans?", "scanner", "drop (?:a|some) files?",
    "uploads?", "upload (?:page|screen|section|a file|files|something|a photo|photos|documents?)", "file upload", "files?", "import", "scan", "photos?", "documents?"],
  organize: [
    "unsorted", "sort (?:my |the )?(?:notes|stuff|things|pile)", "loose notes", "tidy(?:ing)? up", "pile",
    "organi[sz]e(?:r)?", "organi[sz](?:ing|ation)", "inbox", "sort(?:ing)?", "library", "browse", "everything"],
  journal: ["journal", "diary", "journaling", "journal entries", "entries"],
};

/** What tells the life area that a question draws on. */
export const areas: Readonly<Record<AreaName, Phrases>> = {
  gratitude: [
    "thank", "blessed", "good things", "nice things", "count(?:ed|ing)? my",
    "grateful", "thankful", "gratitude", "appreciat\\p{L}+", "blessings?", "thanks"],
  goal: [
    "learning (?:the|to|\\p{L}+)", "(?:where|how far) am i (?:at|up to|along|getting)", "(?:how )?(?:am i|i'm) (?:doing|getting on) with",
   
    "trying to (?:achieve|reach)", "(?:any|getting|get|much|how) clos(?:e|er)", "behind (?:on|with)", "want(?:ed)? to (?:do|be|become|achieve|get done) (?:this|by|in) ", "working on", "aiming", "saved", "save(?:d)? up", "long[- ]term", "pace", "how (?:is|'s) my .{2,30} (?:going|coming)", "coming along", "dreams?", "towards",
    "goals?", "progress", "target", "resolutions?", "on track", "far along", "ambitions?", "milestones?", "how close am i", "saved (?:so far|up)", "savings?", "aim(?:ing)? for", "objectives?", "marathon", "how far", "want(?:ed)? to achieve", "on course", "half(?:way| way) to", "achieve[d]?", "working towards"],
  emotion: [
    "stress\\p{L}*", "overwhelm\\p{L}*", "worr(?:y|ied|ying)",
   
    "so (?:down|low|up|off|tired|tense|flat)", "(?:down|low|off|flat|rough|rubbish|tearful|weepy|cry|crying|proud|scared|afraid|frustrated|annoyed|grumpy|miserable|joy|mental(?:ly)?|headspace|state of mind|relaxed|hopeful|drained|panick\\p{L}*|burnt? out|frazzled)", "(?:was|am|were|been) i (?:ok|okay|alright|all right|in a)", "(?:good|bad|hard|rough|best|worst) (?:days?|weeks?|months?|patch)", "got me down", "bothering me", "weighing on", "on my mind", "freaking out",
    "feel(?:ing|ings|s)?", "felt", "moods?", "emotions?", "anxious", "anxiety", "stress(?:ed|ful)?", "happy", "happiest", "happier", "sad(?:der|dest)?", "angry", "anger", "upset", "calm(?:er|est)?", "excited", "depressed", "lonely", "nervous", "overwhelmed", "emotional(?:ly)?", "cheer(?:ful)?", "worried", "down lately", "cried", "low lately", "mad", "how (?:was|am|have) i (?:doing|been)", "tense", "worst day", "best day"],
  insight: [
    "work(?:ed|ing)? out about", "conclu\\p{L}+", "discover(?:ed|ies)?", "(?:know|said|noted|wrote|written|write|think|thought|say) (?:down )?about (?:my(?:self)?|me|life|work|money|sleep|habits?)", "theor(?:y|ies)", "my take on", "what did i think", "habits", "wisdom", "about myself",
    "insights?", "reali[sz](?:e|ed|ation|ations)", "learn(?:ed|t)?", "lessons?", "notice[d]?", "patterns?", "observations?", "reflections?", "takeaways?", "ideas", "(?:my|the|an) idea", "figure[d]? out", "conclusions?", "epiphany", "understood", "write about", "wrote about", "thought about", "thoughts on", "thinking about"],
  task: [
    "plate", "remaining", "left", "what time", "when(?:'s| is) (?:my|the)", "{appointments}", "{errands}", "pick(?:ed)? up", "renew(?:al)?", "collect", "sort(?:ed)? out", "get done", "this (?:morning|afternoon|evening)", "pack", "bring", "owe",
    "tasks?", "to-?dos?", "to do", "todo", "have on", "due", "overdue", "list", "reminders?", "appointments?", "schedule[d]?", "calendar", "agenda", "meetings?", "deadlines?", "plans?", "planned", "happening", "supposed to", "need to", "have to", "got on", "going on", "booked?", "errands?", "chores?", "finish(?:ed)?", "complete[d]?", "done", "left to do", "free", "busy", "pay(?:ing)?", "paid", "buy", "bought", "events?", "tomorrow", "today", "this week(?:end)?", "next week", "tonight", "i'd do", "say i'?d", "remember to", "pending", "outstanding", "priorit\\p{L}+", "coming up", "up next", "on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)", "dentist", "doctor", "flight", "interview", "lessons", "shopping", "groceries", "ever (?:call|send|book|pay|buy|order|reply)"],
  relationship: [
    "everything (?:you(?:'ve)? (?:got|have|know)|i (?:noted|wrote|know|have)) (?:on|about)",
   
    "met", "meet", "introduced", "knows?", "hobb(?:y|ies)", "job", "surname", "wife", "husband", "neighbou?rs?", "boss", "buddy", "coffee with", "lunch with", "dinner with", "allerg\\p{L}+", "into these days", "age", "old is", "turn(?:s|ing)? \\d+", "expecting", "pregnant", "moving", "told me", "talk about with",
    "birthday", "last (?:see|saw|spoke|speak|spoken|talk(?:ed)?|met|meet|seen|call(?:ed)?|visit(?:ed)?|text(?:ed)?|hear(?:d)?|message[d]?|chat(?:ted)?|hang|hung|catch|caught)", "relationships?", "friends?", "family", "{kin}", "who", "whose", "works?", "allergic", "favou?rite", "likes?", "loves?", "hates?", "kids?", "married", "partner", "know about", "called", "names?", "names", "live[s]?", "living", "from", "eats?", "into", "contact(?:ed)?", "touch with", "catch up with", "caught up", "gift", "present", "people", "drink[s]?", "prefer[s]?", "works? (?:at|for|as)", "tell me about", "anniversary", "vegan", "vegetarian", "moved", "hear from", "colleague"],
};
