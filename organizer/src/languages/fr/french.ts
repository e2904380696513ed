import type { VocabularyData } from "../vocabulary.ts";
import { anywhere, closing, joints } from "./anywhere.ts";
import { areas, asks, places } from "./asks.ts";
import { crisis } from "./crisis.ts";
import { feelingPhrases, feelings } from "./feelings.ts";
import { opening } from "./opening.ts";
import { words } from "./words.ts";

/** What the engine knows of French. */
export const french: VocabularyData = {
  language: "fr",
  titles: "dr m mme mlle pr me",
  abbreviations: "dr m mme mlle pr av bd tél env etc ex p.ex c.-à-d janv févr juil sept oct nov déc lun mar mer jeu ven sam dim st ste",
  infinitives: {
    ending: "er|ir|(?:pren|ren|ven|ten|atten|répon|per|descen|enten|défen|éten|fon|pen|mor|tor|suspen|dépen|appren|repren|compren|détein|étein|pein|rejoin|plain|crain)d?re|(?:m|prom|perm|transm|soum|rem|adm|comm)ettre|(?:b|comb|ab)attre|(?:écri|réécri|li|reli|fai|refai|di|redi|sui|inscri|condui|tradui|construi|détrui|boi|cui|rédui|produi|introdui|coud|recoud|résoud|éli|suffi|déduire|instrui|nui|sui|sur)v?re|inscrire|vivre|suivre|poursuivre|croire|connaître|naître|paraître|conclure|exclure|résoudre|peindre|éteindre|rejoindre|repeindre|rompre|interrompre|vaincre|convaincre|décrire|souscrire|rendre|revendre|fendre|tondre|pondre|répandre|surprendre|(?:dev|recev|pré?v|rev|voul|pouv|sav|av|s'asse|asse)oir|voir|revoir|recevoir|prévoir",
    exceptions: `hier mer hiver papier premier dernier janvier février métier escalier quartier soir noir espoir plaisir souvenir avenir loisir désir cher fer ver enfer amer léger étranger boulanger berger danger premier entier
      panier cahier courrier ouvrier cuisinier jardinier pompier policier infirmier banquier sanglier dossier atelier évier fichier clavier palier acier calendrier chantier sentier collier plombier épicier pâtissier charcutier
      cordonnier serrurier courtier fermier papetier grenier loyer foyer déjeuner dîner diner souper goûter lever coucher saphir élixir cuir tir cancer hamster super hyper être avoir pouvoir savoir devoir vouloir falloir
      revoir trottoir miroir couloir tiroir mouchoir bonsoir ordinateur leader manager poster master tender burger cluster angulaire fier singulier régulier particulier familier dernier financier hospitalier cher mystère
      hier fhier avant-hier rocher boucher clocher plancher guichetier horloger verger potager ménager messager passager oreiller conseiller écolier cavalier soulier pilier millier luminaire tiers
      er ir air clair éclair chair flair impair pair vair flirt désir zéphir martyr émir faire-part verre guerre terre pierre`,
  },
  words, feelings, feelingPhrases, opening, anywhere, closing, joints, asks, places, areas, crisis,
};
