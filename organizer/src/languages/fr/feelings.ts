import type { Mood } from "../../suggestion.ts";
import type { Phrases } from "../../text/phrases.ts";

/** French words of feeling; an underscore stands for a space. */
export const feelings: Readonly<Record<Mood, string>> = {
  happy: `heureux heureuse heureuses content contente contents ravi ravie joyeux joyeuse fier fière fiers satisfait satisfaite comblé comblée aux_anges enchanté enchantée joie bonheur épanoui épanouie radieux radieuse
    optimiste fierté bien mieux jouasse gai gaie euphorique de_bonne_humeur sur_un_petit_nuage amoureux amoureuse chanceux_et_heureux rayonnante émerveillé émerveillée extatique soulagé soulagée soulagement`,
  sad: `triste tristesse malheureux malheureuse déprimé déprimée abattu abattue démoralisé démoralisée découragé découragée cafard blues seul seule déçu déçue blessé blessée peiné peinée effondré effondrée dévasté dévastée
    mélancolique nostalgique nostalgie chagrin au_bout_du_rouleau honteux honteuse honte coupable culpabilité brisé brisée anéanti anéantie solitude bas au_plus_bas mal pire déprime morose larmes en_larmes pleuré pleurer
    pleurais vide lourd désespéré désespérée désemparé désemparée nul nulle navré navrée rejeté rejetée inutile maussade dépité dépitée mal_du_pays cafardeux cafardeuse`,
  angry: `en_colère colère fâché fâchée énervé énervée furieux furieuse furax agacé agacée irrité irritée frustré frustrée frustration remonté remontée exaspéré exaspérée rage enragé enragée vénère vénèr haine hors_de_moi
    révolté révoltée indigné indignée contrarié contrariée saoulé saoulée soûlé soûlée gavé gavée excédé excédée jaloux jalouse en_rogne en_pétard de_mauvaise_humeur de_mauvais_poil dégoûté dégoûtée vexé vexée
    en_criss en_maudit tanné tannée amer amère rancunier rancunière à_bout_de_nerfs trahi trahie marre ras-le-bol ulcéré ulcérée blasé_et_en_colère offensé offensée`,
  anxious: `anxieux anxieuse anxiété angoissé angoissée angoisse stressé stressée stress nerveux nerveuse inquiet inquiète inquiétude peur effrayé effrayée terrifié terrifiée paniqué paniquée panique tendu tendue débordé débordée
    submergé submergée dépassé dépassée préoccupé préoccupée trac appréhension appréhende flippé flippée crispé crispée mal_à_l'aise à_cran sous_pression tourmenté tourmentée sous_l'eau surmené surmenée épuisé_nerveusement
    sur_les_nerfs boule_au_ventre oppressé oppressée intimidé intimidée stressant tracassé tracassée fébrile agité agitée nœud_au_ventre burn-out pétrifié pétrifiée j'angoisse soucieux soucieuse`,
  neutral: `neutre indifférent indifférente bof vide_de_tout engourdi engourdie anesthésié anesthésiée mitigé mitigée ni_chaud_ni_froid plat plate détaché détachée blasé blasée apathique normal normale insensible moyen moyenne
    ennuyé ennuyée éteint éteinte partagé partagée amorphe robot sans_émotion`,
  calm: `calme calmes serein sereine apaisé apaisée détendu détendue tranquille zen relax relaxé relaxée paisible reposé reposée    en_paix posé posée sérénité paix léger légère relâché rassuré rassurée
    ressourcé ressourcée centré centrée à_l'aise cool_et_posé`,
  excited: `excité excitée surexcité surexcitée enthousiaste impatient impatiente hâte motivé motivée emballé emballée trop_hâte survolté survoltée euphorique_à_l'idée pressé pressée_d' électrisé électrisée inspiré inspirée
    boosté boostée chaud_bouillant à_fond excitation passionné passionnée galvanisé galvanisée émoustillé fébrile_et_ravi`,
};

/** French turns of phrase that tell a mood without a feeling word. */
export const feelingPhrases: Readonly<Record<Mood, Phrases>> = {
  happy: [
    "sur un petit nuage", "aux anges", "aux éclats", "fou de joie", "folle de joie", "le cœur léger", "ça fait (?:du bien|plaisir|chaud au cœur)",
    "(?:ça|il|elle|ça m'a|cela) (?:me|m'a) (?:rend|rendue?|fait|mise?) (?:tellement |très |trop |si )?(?:heureuse?|heureux|plaisir|sourire|du bien|de bonne humeur|chaud au cœur|joie)", "je me réjouis", "quel(?:le)? (?:bonheur|joie|plaisir)", "j'ai le sourire", "ça m'a fait (?:rire|sourire|plaisir|du bien|chaud au cœur)", "pleine? de joie", "quelle belle journée", "j'adore"],
  sad: ["(?:j'ai|je|j') (?:encore |beaucoup |tellement |trop |tant )?(?:pleur\\p{L}+|chialé|sangloté)", "en larmes", "envie de pleurer", "les larmes aux yeux", "le cœur (?:gros|brisé|lourd|serré)", "(?:me|m') ?(?:manque|manquent|manquait)", "fait de la peine", "j'ai (?:le cafard|le blues|le moral à zéro|le moral dans les chaussettes|mal au cœur|un coup de mou|un coup de blues)", "coup de (?:blues|mou|cafard)", "au fond du trou", "ça m'a (?:fait mal|blessée?|brisée? le cœur|attristée?|rendue? triste)", "le moral (?:est )?(?:bas|à zéro|dans les chaussettes)", "ça me (?:rend triste|fend le cœur|mine|fait de la peine|déprime|désole|peine)", "la gorge (?:serrée|nouée)", "quelle tristesse"],
  angry: ["(?:ça|il|elle|tout|tout ça|ils) (?:me|m'a|m'ont) (?:énerve|énervée?|soûle|saoule|gonfle|agace|agacée?|rend(?:ent)? (?:folle|fou|dingue)|met(?:tent)? (?:en colère|hors de moi|en rogne|en rage)|mise? (?:en colère|hors de moi|en rogne)|tape sur les nerfs|fait chier|révolte|exaspère|horripile|gave|casse les pieds|fâche|frustre|dégoûte|irrite|pompe l'air)", "m'(?:énerve|agace|exaspère|horripile|insupporte|irrite)", "(?:j'en|j') ?(?:ai)? ?(?:en )?(?:plus que |vraiment |trop )?marre", "ras[- ]le[- ]bol", "j'en ai (?:assez|plein le dos|par-dessus la tête|ras-le-bol|ma claque)", "j'ai (?:la rage|la haine|les nerfs|le seum|pété un câble|pété un plomb)", "je (?:déteste|hais|ne supporte (?:plus|pas)|supporte (?:plus|pas)|bouillonne|fulmine|rage|suis à bout)", "péter un câble", "n'importe quoi"],
  anxious: [
    "à bout(?: de nerfs| de souffle)?", "je n'en peux plus(?! d'attendre)", "la tête (?:pleine|sous l'eau)", "sous l'eau", "au bord de (?:la crise|craquer)", "je craque", "ça m'empêche de dormir", "débordée?",
    "j'ai (?:(?:très|trop|tellement|vraiment|un peu|encore|toujours|bien|une|des) )*(?:peur|trac|boule au ventre|boule dans|angoisses|nœud au ventre|frousse|les jetons|mal au ventre (?:à|rien))", "(?:je|j') ?(?:n'arrive pas à|arrive pas à|n'arrive plus à|ne parviens pas à) (?:dormir|respirer|me calmer|arrêter de penser|décrocher|m'endormir)", "je (?:m'inquiète|m'angoisse|stresse|flippe|panique|redoute|crains|balise|psychote|me fais du souci|me ronge|me prends la tête)", "j'(?:angoisse|appréhende)", "(?:ça|cela) (?:me|m') ?(?:inquiète|angoisse|stresse|fait (?:peur|flipper)|oppresse|préoccupe|panique|tracasse|ronge|travaille|terrifie|noue)", "(?:m'inquiète|m'angoisse|me stresse|me fait (?:peur|flipper))", "boule au ventre", "crise d'angoisse", "je n'en dors (?:pas|plus)", "nuit blanche à (?:penser|cogiter)"],
  neutral: [
    "(?:je suis|suis|complètement|tellement|trop|vraiment|encore|si) (?:épuisée?|lessivée?|crevée?|vidée?|claquée?|rincée?|naze|ko)", "sans énergie", "à plat", "la flemme", "aucune envie de rien",
    "ni (?:triste|heureux|heureuse|content|contente|bien) ni", "(?:je )?ne? ?(?:ressens|sens) (?:plus )?rien", "ça m'est égal", "ni chaud ni froid", "ça ne me fait (?:rien|ni)", "en pilote automatique"],
  calm: ["(?:quel|un|gros|énorme) soulagement", "un poids en moins", "je respire (?:enfin|mieux)", "enfin (?:au calme|tranquille|respirer)", "ça m'apaise", "ça m'a apaisée?", "en paix avec"],
  excited: ["(?:trop |tellement |vraiment |j'ai |hyper |si )*hâte", "vivement", "je (?:trépigne|suis impatiente?|ne tiens plus en place|n'en peux plus d'attendre|compte les jours|piaffe)", "j'ai trop envie", "(?:trop|tellement) (?:envie|excitant)", "plus que \\d+ (?:jours|dodos)", "compte les jours", "lisbonne,? nous voilà", "nous voilà"],
};
