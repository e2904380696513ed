import type { TimeWords } from "../../time/words.ts";

// What may follow a day or an hour that stands alone: the end of a clause, or a word that begins something new.
const CLAUSE_END =
  "(?= ?(?:$|[\\r\\n.,;:!?)&+-]|(?:a|au|aux|le|la|les|en|pour|par|de|du|des|depuis|jusqu'a|avec|et|ou|mais|que|car|avant|apres|vers|plutot|si|je|tu|il|elle|on|nous|ce|cette|chaque|sans|chez|demain|aujourd'hui|{~part}|{~wd}|(?!{~month})[a-z]+(?:er|ir|re))(?![\\p{L}])|d'|l'|[@(]))";
const NOT_COUNTED =
  "(?! ?(?:personnes?|fois|x|km|k|kg|kilos?|g|grammes|litres?|l|metres?|m|cm|mm|oeufs?|ufs?|euros?|dollars|francs|pages?|minutes?|mins?|secondes?|jours?|semaines?|mois|ans?|annees?|degres|points?|choses?|amis|enfants|invites|pour cent|etages?|trucs?)(?![\\p{L}]))";
const ART = "(?:l[ea] |les |l'|du |de la |de l'|de |d')?";
const OCLOCK = "(?:h(?![\\p{L}])|heures?|hrs?)";

// Lengths of time are no clock times.
const NOT_LONG =
  "(?<!(?:pendant|durant|en|une|toutes les|dure|environ de) )(?!(?<!(?:a|vers|avant|apres|jusqu'a) )une )";

/** How French says when; the form is told in time/words.ts. */
export const patterns: TimeWords["patterns"] = [
  ["relative-day", "{days}"],
  ["weekday", "{wd}"],
  ["weekday", "{wd} {which}"],
  ["weekday", "(?<=(?:ce|le|du|au) ){shy}(?=\\.? \\d)"],
  ["weekday", "(?<!(?:la|le|les|un|une|de|en|a|ma|mon|du|au) ){shy}(?=\\.?,? ?(?:\\d|a \\d|{~part}))"],
  [
    "weekday",
    "(?<!(?:la|le|les|un|une|de|en|a|ma|mon|du|au|et|[\\p{L}]'|ce|bon) )(?!sam(?![\\p{L}])){shy}(?=\\.?(?: ?[!?;)\\n\\r]| ?$))",
  ],
  ["weekday-and-day", `(?:{wd}|{shy}(?=\\.? \\d))\\.?,? (?:le )?{day}${CLAUSE_END}${NOT_COUNTED}(?! ?${OCLOCK})`],
  ["weekday-in-weeks", "{wd} en (?:{n}|huit|quinze)"],
  ["weekend", "(?:ce |cette )?week[ -]?end"],
  ["weekend", "week[ -]?end {which}"],
  ["period", "(?:{unit} {which}|{which} {unit})"],
  ["period-end", `(?:la |a la |en )?fin ${ART}(?:ce |cette )?{unit}(?: {which})?`],
  ["period-end", "(?:le )?dernier jour (?:du mois|de l'annee|de la semaine)(?<={unit})"],
  ["period-end", "(?:la |a la )?fin(?: du mois)?(?= (?:de |d'){~month})"],
  ["period-end", "fin(?= {~month})"],
  ["period-start", `(?:le |au |en )?debut ${ART}{unit}(?: {which})?`],
  ["period-start", "(?:le |au )?debut(?: du mois)?(?= (?:de |d')?{~month})"],
  ["period-middle", `(?:le |au )?milieu ${ART}{unit}(?: {which})?`],
  ["period-middle", "mi(?=[ -]{~month})"],
  ["month-day", "{day}(?: jour)?(?: de| d'| du mois de)?[ -]?{month}(?:\\.?(?: de|,)? ?{year})?"],
  ["month-day", "{day} {month}\\.? {yy}(?= ?(?:$|[\\r\\n.,;!?)]))"],
  ["month-day", `{month} {day}(?! ?${OCLOCK})${NOT_COUNTED}(?: {year})?`],
  [
    "month",
    "(?:(?<=(?:en|pour|avant|depuis|de|d'|jusqu'en|d'ici|fin|debut|mi) ?-?){month}|{month} {which})(?: {year})?",
  ],
  ["month", "(?:(?:le )?mois de|courant) {month}(?: {year})?"],
  ["month-day", "{day} ?(?:-|au|et|jusqu'au)(?: le)? ?{~day} {month}(?: {year})?"],
  ["month", "{month} {yyyy:year}"],
  ["year", "(?<=(?:en|avant|depuis|d'ici|l'an) ){yyyy:year}"],
  [
    "day-of-month",
    `(?<=(?:le|du|au|d'ici le) ){day}(?! ?${OCLOCK})${CLAUSE_END}${NOT_COUNTED}(?<!(?:le|du|au) (?:un|une|premier|second|deuxieme|troisieme))`,
  ],
  ["day-of-period", "{day} (?:du |de )(?:{which} mois|mois {which})(?:-ci)?"],
  ["nth-of-month", "{nth} (?:{wd}|jour) (?:de |d'|du )(?:{month}(?: {year})?|mois {which}|{which} mois|mois)"],
  ["weekdays-from-now", "dans {n} {anyday:wd}"],
  ["weekdays-ago", "il y ?a {n} {anyday:wd}"],
  ["day-first", "(?<=(?:le|du|au|pour|avant|d'ici|depuis|ce|sur) ){dd:a}[./-]{mm:b}"],
  [
    "day-first",
    "(?!1/[2-4](?!\\d)|2/3(?!\\d)|\\d{1,2}/10(?!\\d)|[1-5]/5(?!\\d)|24/7|\\d{1,2}/20(?!\\d)){dd:a}/{mm:b}(?! ?(?:de (?:tasse|litre|kilo)|tasses?|etoiles?|points?)(?![\\p{L}]))",
  ],
  ["day-first", "(?<=^ ?){dd:a} ?[-.] ?{mm:b}(?= ?$)"],
  ["day-first", "{dd:a}/{dd:b}/{yy}"],
  ["day-first", "{dd:a}[.-]{dd:b}[.-]{yyyy}"],
  ["day-first", "(?<![\\d] ?){dd:a} {mm:b} {yyyy}(?! ?\\d)"],
  ["day-first", "(?<=(?:le|du|au|avant le|d'ici le|date ?:?) ){dd:a}[. -]{mm:b}[. -]{yy}(?! ?[\\dh])"],
  ["day-first", "(?<=le ){dd:a} (?=0\\d|1[0-2]){mm:b}(?= ?(?:$|[\\r\\n.,;!?)]))"],
  ["from-now", "(?:dans|d'ici|sous|au bout de) (?:environ |a peu pres |moins de |les |encore )?{dur}"],
  ["from-now", "{dur} (?:plus tard|a partir (?:d'aujourd'hui|de maintenant|d'maintenant)|apres(?=[ .!?]*$))"],
  ["ago", "il y ?a (?:environ |deja )?{dur}|{dur} (?:plus tot|auparavant)"],
  [
    "after-date",
    "(?:dans )?{dur} (?:apres|a partir de|a partir d'|a compter de)(?= ?(?:le |la |l')?(?:{~days}|{~wd}|{~month}|{~day}|{~holiday}))",
  ],
  ["before-date", "{dur} avant(?= (?:le |la |l')?(?:{~days}|{~wd}|{~month}|{~day}|{~holiday}))"],
  ["holiday", "{holiday}(?: (?:de )?{year})?(?: {which})?"],
  ["clock", "{hour}:{minute}(?::\\d\\d)?(?: ?(?:{am}|{pm}))?"],
  [
    "clock",
    `${NOT_LONG}(?:(?=1[3-9]|2\\d){hour} ?${OCLOCK}|{hour} ?${OCLOCK} ?{minute}|(?<=(?:a|vers|avant|apres|des|jusqu'a|environ|@|de) ?){hour} ?${OCLOCK})(?: pile| precises?)?`,
  ],
  ["clock", `${NOT_LONG}{hour} ?${OCLOCK}(?: ?{minute})? ?(?:${ART}|dans la |dans l'|au |en ){part}`],
  ["clock", `${NOT_LONG}{hour} ?${OCLOCK} (?:pile|precises?)`],
  ["bare-hour", `${NOT_LONG}{hour} ?${OCLOCK}(?! d(?:e |')(?!l'|la ))`],
  ["clock", `{hour} ?${OCLOCK} (?:{fraction}|{minutes})(?: minutes)?(?: ?(?:${ART}|dans la |dans l'|au |en ){part})?`],
  ["clock", `{hour} ?${OCLOCK}(?:[ ,]{1,2}{which} {part})`],
  ["clock", `{hour},? (?=ce |cette |demain (?:matin|soir|midi))(?:ce |cette )?(?:{part})?`],
  ["clock", "(?<=(?:a|vers|@) ?){hour}[h.:]{minute}"],
  ["clock", "{hour12:hour} ?(?:{am}|{pm})"],
  ["clock", "{moment}(?: ?(?:pile|precises?))?"],
  ["clock", "{moment} (?:{fraction}|{minutes})(?! ?(?:personnes|jours))"],
  [
    "clock-range",
    `(?:(?<=(?:de|entre) ){hour} ?(?:${OCLOCK} ?{minute}?)? ?(?:-|a|et|jusqu'a)|{hour} ?(?:${OCLOCK} ?{minute}?)? ?-|{hour} ?${OCLOCK} ?{minute}? ?(?:a|jusqu'a)) ?{hour:last} ?${OCLOCK}(?: ?[0-5]\\d)?(?: (?:${ART}){~part})?`,
  ],
  ["clock-range", "{hour}:{minute} ?(?:-|a) ?{hour:last}:[0-5]\\d"],
  [
    "minutes-to",
    `(?:{moment}|{hour} ?${OCLOCK}) moins (?:le )?(?:{fraction}|{minutes})(?: minutes)?(?: ?(?:${ART}|dans la |dans l'){part})?`,
  ],
  ["day-part", "{part}"],
  [
    "coming-day-part",
    "(?:dans la |dans l'|le |en ){part}(?<!le midi)(?<=(?:matin|soir|apres.midi|matinee|soiree|journee))",
  ],
  ["tonight", "ce soir(?!-la)"],
  ["this-day-part", "{which} {part}(?!-la)"],
  ["last-night", "hier soir"],
  ["every-weekday-named", "(?:chaque|tous les|toutes les) {wds}(?: (?:{part}|au {part}|{pluralPart:part}))?"],
  ["every-weekday-named", "(?:les |le )?{pluralList:wds}(?: (?:{part}|{pluralPart:part}))?"],
  ["every-other-weekday-named", "un {wd} sur deux|(?:tous les|chaque) (?:deux|2) {plural:wd}"],
  ["every-weekday-named", "tous les {n} {plural:wd}"],
  ["every-length", "(?:chaque|tous les|toutes les|une fois tous les|une fois toutes les) {dur}"],
  ["every-unit", "(?:chaque|tous les|toutes les|(?<!(?:fois) )par) {unit}"],
  ["every-unit", "une fois (?:par|l'|le|la|chaque) ?{unit}"],
  ["every-other-unit", "une? {unit} sur deux"],
  ["every-day-part", "(?:chaque|tous les|toutes les) (?:de )?(?:{part}|{pluralPart:part})"],
  ["every-day-part", "les {pluralPart:part}(?= ?(?:$|[\\r\\n.,;!?)]|a \\d))"],
  [
    "every-working-day",
    "(?:chaque jour|tous les jours|les jours) (?:de la semaine|ouvrables?|ouvres?|de semaine)|en semaine|(?:du )?lundi au vendredi",
  ],
  ["every-weekend", "(?:chaque|tous les) week[ -]?ends?|les week[ -]?ends"],
  ["every-other-weekend", "(?:tous les (?:deux|2) week[ -]?ends|un week[ -]?end sur deux)"],
  ["every-nth-weekday", "{nth} {wd} (?:de chaque mois|du mois(?<=(?:chaque|tous).{1,40})|de tous les mois)"],
  ["every-nth-weekday", "(?:chaque|tous les) {nth} {wd}(?: du mois)?"],
  ["every-month-day", "(?:le |les )?{day} (?:de )?(?:chaque mois|tous les mois|du mois(?<=(?:chaque|tous).{1,30}))"],
  ["every-month-day", `tous les {day}(?: du mois)?(?= ?(?:$|[\\r\\n.,;!?)]))`],
  ["every-last-day", "(?:le dernier jour|la fin|a la fin|fin) (?:de chaque mois|de tous les mois)"],
  ["every-date", "(?:chaque|tous les) (?:annee,? (?:le )?|ans,? (?:le )?)?{day} {month}"],
  ["every-date", "(?:chaque|tous les) {dd}/{mm}"],
  ["every-year-month", "(?:chaque|tous les) (?:annee en |ans en )?{month}"],
  ["adverb", "{adverb}"],
];
