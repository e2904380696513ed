import type { AreaName, AskName, PlaceName } from "../vocabulary.ts";
import type { Phrases } from "../../text/phrases.ts";

/** How requests are worded in French. */
export const asks: Readonly<Record<AskName, Phrases>> = {
  politeness: ["(?:dis|salut|bonjour|hé|hey|ok|s'il te plaît|s'il vous plaît|stp|svp|bon|alors|euh|et|merci de|allez|eh|wisp|coucou)[,!:]?", "(?:peux-tu|tu peux|pourrais-tu|tu pourrais|pouvez-vous|tu veux bien|est-ce que tu (?:peux|pourrais)|veux-tu|j'aimerais que tu|je voudrais que tu|je veux que tu|il faudrait que tu|il faut que tu|je voudrais|j'aimerais|je veux)(?: bien)?(?! (?:me rappelles))"],
  remindQuestion: ["rappelle[- ]moi (?:ce (?:que|qui|qu')|qui|où|quand (?:est|était)|comment|pourquoi|quel|quelle|si|de quoi|combien)", "(?:quels?|combien|montre|affiche|liste|donne|lis|ai-je|est-ce que j'ai|y a-t-il|ouvre|voir|mes)\\b[^?]{0,30}\\brappels?"],
  remind: ["(?:(?:s'il te plaît|aussi|toujours|surtout|n'oublie pas de|pense à) )*(?:rappelle(?:s|z)?(?:[- ](?:moi|nous|le moi|me))?|me rappeler|rappeler|me rappelles|préviens[- ]moi|prévenez[- ]moi|me prévenir|alerte[- ]moi|notifie[- ]moi|avertis[- ]moi|réveille[- ]moi|fais[- ]moi penser|me faire penser|fais[- ]moi (?:signe|un rappel)|ping[- ]moi|relance[- ]moi|sonne[- ]moi|aide[- ]moi à (?:me souvenir|ne pas oublier))", "(?:mets|crée|créer|ajoute|programme|fais|donne|note|envoie|mettre|prévois|place|règle|j'ai besoin d'|il me faut|je veux|je voudrais|ajouter|programmer)(?:[- ]moi)? ?(?:un|une|le|mon|d'un|un nouveau|un petit|d'une)? ?(?:nouveau |petit )?(?:rappel|rappels|alarme|alerte|notification|réveil|pense-bête)", "(?:rappel|alarme|alerte|nouveau rappel|pense-bête)", "(?:ne |n')?(?:me )?laisse(?:[- ]moi)? pas (?:oublier|passer)", "(?:que je n'oublie pas|je ne dois pas oublier|il ne faut pas que j'oublie|faut pas que j'oublie|ne pas me laisser oublier|pour ne pas oublier)", "n'oublie(?:z)? pas de me (?:rappeler|prévenir|dire)", "tu me (?:rappelles|préviens|rappelleras|feras penser|fais penser)", "(?:peux-tu|tu peux|pourrais-tu|il faudra|il faudrait|faudra) me (?:rappeler|prévenir|faire penser)", "dis[- ]moi (?:de|d'|quand il)"],
  remindInside: ["rappelle[- ]moi", "me rappeler", "me rappelles", "préviens[- ]moi", "me prévenir", "fais[- ]moi penser", "me faire penser", "(?:mets|crée|ajoute|programme)(?:[- ]moi)? un rappel", "un rappel (?:pour|à|de|le)", "alerte[- ]moi", "avertis[- ]moi", "réveille[- ]moi", "me rappelleras"],
  create: ["(?:ajoute(?:r|z)?|note(?:r|z)?|inscris|inscrire|mets|mettre|enregistre(?:r|z)?|écris|crée(?:r|z)?|créer|garde|sauvegarde|marque|consigne|retiens|souviens-toi|rajoute|insère|inclus|planifie|programme|prends? (?:en )?note|sache|supprime|retire|efface|coche|modifie)(?:[- ]moi)?(?: (?:que|qu'|ceci|ça|dans|à|la suivante))*", "(?:nouvelle|nouveau|nouvel|autre) (?:tâche|objectif|note|idée|émotion|personne|gratitude|insight|entrée|réflexion|contact|but|leçon|humeur)", "(?:tâche|objectif|note|idée|émotion|gratitude|réflexion|à faire|humeur|leçon|insight|constat|relation) *[:-]"],
  createTail: ["(?:à|dans|sur|comme|en|parmi|au) (?:la|ma|mes|mon|les|le|l'|une?|nos)? ?(?:liste|tâches?|objectifs?|journal|agenda|calendrier|gratitudes?|notes?|idées?|émotions?|rappels?|courses|to-?do|choses à faire)(?: (?:de|des|d'|à) ?(?:courses|tâches|choses à faire|faire|gratitude|envies))?"],
  question: ["(?:qu'est-ce|qu'ai-je|qu'avais-je|qu'as-tu|que (?:dois|devais|puis|peux|sais|m'a|me|fait|faire|reste|signifie)|quoi|qui|quand|où|comment|pourquoi|quel|quelle|quels|quelles|combien|à qui|avec qui|de quoi|de qui|depuis quand|est-ce|à quelle|à quoi|chez qui|c'est quoi|c'est quand|c'était quand|ça fait combien|pour quand|dans quel)", "(?:ai-je|suis-je|avais-je|étais-je|dois-je|y a-t-il|y a t il|as-tu|sais-tu|peux-tu me dire|tu sais|tu te souviens|te souviens-tu|connais-tu|puis-je)", "(?:dis|raconte|montre|donne|lis|résume|explique|conseille|suggère|trouve|cherche|rappelle)(?:[- ]moi)? (?:ce|qui|quand|comment|pourquoi|où|si|combien|quel|quelle|des conseils|un conseil|un résumé|des idées|mes)", "(?:je (?:ne )?(?:me souviens plus|sais plus|me rappelle plus|sais pas)|je voudrais savoir|j'aimerais savoir|je me demande|j'ai oublié (?:ce|qui|quand|comment|où|le nom)|des (?:idées|conseils)|un conseil|résume|fais le (?:point|bilan))"],
  questionInside: ["\\?", "déjà \\?", "c'était quoi", "est-ce que"],
  navigate: ["(?:montre|montrer|ouvre|ouvrir|va|aller|allons|affiche|afficher|voir|emmène|amène|passe|accède|accéder|retourne|retour|navigue|donne|regarder|revenir|reviens|bascule|mène|conduis|fais voir|direction|consulter|visualiser|je veux voir|laisse-moi voir|fais-moi voir)(?:[- ](?:moi|nous|me))?(?: (?:à|a|au|aux|dans|vers|sur|la|le|les|mes|mon|ma|l'|page|écran|section|onglet|liste|de|des|du|d'|toutes?|tous|voir|en))*", "(?:mes|mon|ma)"],
};

/** What names a page. */
export const places: Readonly<Record<PlaceName, Phrases>> = {
  task: ["tâches?", "to-?dos?", "choses à faire", "à faire", "rappels?"],
  goal: ["objectifs?", "buts?", "résolutions"],
  relationship: ["relations?", "personnes", "contacts?", "amis", "proches", "famille", "gens"],
  emotion: ["émotions?", "humeurs?", "sentiments", "ressentis?"],
  gratitude: ["gratitudes?", "remerciements", "mercis", "reconnaissance"],
  insight: ["insights?", "idées", "réflexions", "leçons", "prises de conscience", "pensées", "constats"],
  upload: ["téléverse(?:r|ment)", "téléchargement", "import(?:er)?", "envoi", "envoyer (?:un|des) fichiers?", "fichiers?", "charger", "uploads?", "photos?", "documents?", "dépôt", "ajouter un fichier"],
  organize: ["organis(?:er|ation|eur)", "boîte de réception", "trier", "tout"],
  journal: ["journal", "carnet", "entrées"],
};

/** What tells the life area that a question draws on. */
export const areas: Readonly<Record<AreaName, Phrases>> = {
  gratitude: ["reconnaissante?s?", "gratitudes?", "remerci\\p{L}+", "merci", "reconnaissance"],
  goal: ["objectifs?", "buts?", "avanc(?:e|é|es|ement)", "j'avance", "progr(?:ès|esse|essé|ression)", "résolutions?", "économis(?:é|er)", "où j'en suis", "où en suis-je", "en suis-je", "défi"],
  emotion: ["sen(?:s|ti|tais|tie)", "ressen(?:s|ti|tais)", "humeur", "émotions?", "stressée?s?", "stress", "triste", "heureuse?", "heureux", "anxieuse?", "anxieux", "anxiété", "angoissée?", "angoisse", "en colère", "énervée?", "moral", "contente?", "déprimée?", "sentiments?", "calme", "nerveuse?", "nerveux", "comment (?:j'allais|j'étais|ai-je été|étais-je|vais-je|je vais)", "pleuré"],
  insight: ["compris", "appris", "réalisé", "leçons?", "idées?", "insights?", "réflexions?", "constat\\p{L}*", "remarqué", "découvert", "rendue? compte", "prises? de conscience", "conclusions?", "pensées?", "retenu"],
  task: ["tâches?", "prévu", "à faire", "faire", "rendez-vous", "rdv", "réunions?", "agenda", "rappels?", "programme", "planning", "dois", "liste", "demain", "aujourd'hui", "cette semaine", "week-end", "ce soir", "échéances?", "en retard", "reste", "calendrier", "payé", "payer", "acheté", "acheter", "envoyé", "réservé", "rendre", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "urgent", "j'avais dit", "de libre", "libre"],
  relationship: ["anniversaire", "{kin}", "aime(?:nt)?", "qui", "amie?s?", "travaille", "bosse", "habite", "vit", "s'appelle(?:nt)?", "allergique", "dernière fois", "vu", "parlé", "relations?", "mange", "préférée?", "mariée?", "enfants", "sait-on", "sais-tu (?:de|sur)", "cadeau", "famille", "contact", "nouvelles de", "boit", "végétarienne?", "prénom", "nom"],
};
