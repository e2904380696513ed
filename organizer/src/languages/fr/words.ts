import type { WordListName } from "../vocabulary.ts";

/** French words, by what they do in a note. */
export const words: Readonly<Record<WordListName, string>> = {
  common: `le la les l un une des du de d et ou où mais à au aux en dans pour par sur sous avec sans chez que qu qui quoi dont ce c cet cette ces ça cela je j tu il elle on nous vous ils
    elles me m te t se s lui leur mon ma mes ton ta tes son sa ses notre nos votre leurs est sont suis es était étais été être ai as a avons avez ont avait ne n pas plus jamais rien
    tout tous toute toutes très trop bien aussi si même moins quand comme parce car donc alors puis ensuite après avant depuis jusqu hier demain aujourd'hui aujourd hui soir matin midi
    après-midi nuit semaine mois an année jour lundi mardi mercredi jeudi vendredi samedi dimanche chaque prochain prochaine faire dois faut vais va veux voudrais aimerais merci appeler acheter
    payer penser oublier rdv rendez-vous heures heure h janvier février mars avril mai juin juillet août septembre octobre novembre décembre fin début maman papa soeur sœur frère objectif objectifs
    tâches liste rappelle rappel content contente triste enfin voilà bon ben euh là y peu beaucoup chose truc fait`,
  taskVerbs: `rappelle rappelez achète achetez paie paye prends prenez passe demande réserve envoie imprime range nettoie sors appelle téléphone réponds vérifie pense prévois apporte rends
    va dépose récupère commande prévenir dîner déjeuner rappeler-moi rdv rappel`,
  nounVerbs: ``,
  compoundEnds: ``,
  determiners: `le la les l un une des du mon ma mes son sa ses au aux à`,
  intensifiers: `très trop tellement si vraiment super hyper bien assez plutôt un_peu un_petit_peu carrément complètement totalement absolument profondément tout toute extrêmement énormément
    drôlement vachement grave franchement plus encore toujours enfin juste aussi quand_même ben tellement_tellement particulièrement sincèrement infiniment éternellement comme presque mega méga
    ultra fort terriblement pas_mal étrangement bizarrement aujourd'hui là ce_soir d'une_manière fou incroyablement légèrement`,
  appointments: `rdv rendez-vous dentiste médecin docteur doc généraliste réunion déjeuner dîner diner souper brunch petit-déjeuner café apéro goûter entretien examen oral partiel contrôle vol train avion
    bus fête mariage anniversaire enterrement obsèques concert bilan kiné ostéo psy psychologue psychiatre thérapie cours leçon répétition match entraînement gym sport yoga pilates piscine natation foot
    tennis danse chorale piano guitare pédiatre dermato dermatologue ophtalmo ophtalmologue gynéco gynécologue cardiologue orl radio irm scanner échographie écho prise_de_sang vaccin vaccination rappel
    vétérinaire véto coiffeur coiffeuse pédicure podologue garage vidange révision déménagement plombier électricien chauffagiste technicien serrurier peintre notaire avocat banque mairie préfecture
    consulat ambassade conférence séminaire atelier webinaire visio appel conseil_de_classe parents-profs spectacle théâtre ciné cinéma film opéra musée expo exposition messe baptême communion visite sortie
    livraison rentrée soutenance concours audience état_des_lieux visite stage formation colloque assemblée ag comité judo karaté équitation solfège escalade rando randonnée course marathon semi tournoi
    orthophoniste orthodontiste orthoptiste optométriste opticien hôpital clinique labo analyses colonoscopie mammographie chimio massage esthéticienne épilation manucure gala kermesse brocante
    barbecue pique-nique crémaillère soirée repas pot réveillon resto restaurant tutorat ct prélèvement ramonage oraux partiels bac brevet examen philo`,
  errands: `loyer facture factures électricité gaz eau internet assurance impôts impôt taxe déclaration cantine crèche cotisation abonnement mutuelle crédit mensualité amende poubelles poubelle
    tri recyclage bac encombrants pilule médicament médicaments cachet comprimé comprimés antibiotique antibiotiques vitamine vitamines ordonnance insuline sirop piqûre plantes fougères arrosage
    chien chat litière courses lait pain oeufs œufs légumes fruits filtre filtres piles devoirs dissertation mémoire rapport dossier thèse projet candidature formulaire papiers document documents
    contrat devis permis carte passeport livres bouquins livre linge lessive ménage vaisselle repassage résiliation renouvellement précompte colis chèque virement charges syndic vignette relance
    inscription inscriptions paiement fiche attestation justificatif note_de_frais carte_grise`,
  outcomeVerbs: `apprendre courir économiser épargner perdre maigrir arrêter finir terminer écrire lire publier monter ouvrir créer lancer acheter déménager voyager vivre réussir arriver atteindre améliorer
    gagner obtenir avoir devenir parler jouer nager marcher être rester construire rénover changer dormir méditer m'entraîner grimper participer réduire dépenser passer maîtriser prendre faire retrouver tenir
    adopter rembourser mettre manger boire visiter partir pouvoir savoir me_remettre reprendre progresser préparer`,
  choreVerbs: `acheter appeler rappeler envoyer commander réserver récupérer déposer rendre demander dire répondre voir nettoyer imprimer annuler confirmer prévenir donner aller essayer inviter passer
    montrer regarder vérifier écrire`,
  pastVerbs: `suis ai allé allée fait faite eu vu vue été mis pris dit parti partie venu venue rentré rentrée sorti sortie resté restée`,
  socialVerbs: ``,
  weakFeelings: `bien mal bas basse vide nul nulle bof seul seule lourd lourde léger légère mieux pire sûr sûre fou folle bon bonne moyen moyenne tendu tendue plein pleine peur joie paix calme colère honte rage
    envie hâte stress angoisse tristesse fierté soulagement bonheur cafard blues excitation inquiétude panique trac haine jalousie solitude dégoût culpabilité anxiété malaise tranquille perdu perdue posé posée rien
    bizarre chaud froid fatigué fatiguée brisé brisée touché touchée génial horrible normal normale plat plate motivé motivée inspiré inspirée agacé neutre ailleurs confortable pression souffrance`,
  kinTitles: `tante tata tatie oncle tonton mamie papi mémé pépé cousin cousine`,
  articles: `le la les un une des l du au aux cet cette ce`,
  pronouns: `il elle ils elles lui leur ça cela en le la`,
  kin: `maman papa mère père frère soeur sœur frangin frangine fils fille mari femme copain copine conjoint conjointe compagnon compagne mamie papi papy mémé pépé mamy grand-mère grand-père grand-maman grand-papa
    oncle tante tonton tata tatie cousin cousine neveu nièce beau-père belle-mère beau-frère belle-soeur belle-sœur beau-fils belle-fille parrain marraine filleul filleule petit-fils petite-fille demi-frère demi-soeur demi-sœur
    fiancé fiancée chéri chérie époux épouse jumeau jumelle maminou blonde chum`,
  roles: `chef cheffe patron patronne ami amie voisin voisine voisins collègue collègues coloc coach prof proprio propriétaire thérapeute bébé enfant petit petite enfants ex pote`,
  possessives: `mon ma mes ton son sa ses notre nos leur le la`,
  personCues: `avec à de pour chez et croisé vu revu rencontré appeler rappeler prévenir inviter remercier voir demander aider merci à par que d' connu`,
  placeCues: `en dans sur vers jusqu' depuis près`,
  notPeople: `janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche noël pâques paris lyon marseille toulouse nantes lille bordeaux
    strasbourg nice rennes grenoble montpellier genève lausanne bruxelles liège namur montréal québec ottawa london londres rome madrid lisbonne berlin france belgique suisse canada italie espagne portugal allemagne japon maroc
    algérie tunisie sénégal bretagne normandie provence alsace corse europe amérique afrique asie google amazon netflix ikea carrefour leclerc fnac darty sncf ratp edf engie orange caf cpam urssaf ameli mutuelle
    pôle emploi bu airbus siemens nasa whatsapp instagram dieu vie wifi hydro irm orl anglaise anglais français française espagnol espagnole italien italienne allemand allemande iban rib uber blablacar doctolib vinted leboncoin
    decathlon monoprix picard saint-exupéry saint`,
  ordinary: `a ah à acheter agacé ai aller alors angoissé angoissée anniversaire appel appeler après arrêter assez au aujourd'hui aujourd aussi autre aux avant avec avoir beaucoup ben bien bientôt bon bonne bonjour bref c'est c ça car ce cela
    ces cet cette chaque cher chez chose chouette code combien comme comment commander constat content contente contre coucher côté courage cours crevé d'accord dans de début déjà demain demander depuis dernier des désolé deux devoir dire dire docteur donc
    du déménagement dîner déjeuner elle elles en encore enfin ensuite entre envoyer est et étiqueter être euh eux excité faire fatigué fatiguée faut fête fin finalement finir fini furieux furieuse gratitude grand grande gros grosse heureusement heureux heureuse hier hâte ici
    idée il ils impossible j'ai j je jamais jour journée jusqu' juste l'an la là laisser le leçon les leur liste loin long longue lui lundi ma maintenant mais mal malgré matin mauvais me meilleur même merci mercredi mes
    mettre midi mieux moi moins mon mot motivé n'oublie ne nerveux nerveuse ni noël non nos note noter notre nous nouveau nouvelle nuit numéro objectif oh ok on oral oublier où ouf oui par parce parfois parler part partir pas passer
    payer pendant penser pensée perdu personne petit petite peu peut-être plus plutôt porter pour pourquoi premier prendre presque prévoir prise prochain prochaine promis pu puis qu' quand que quel quelle quelqu'un qui quoi racheter
    rappel rappeler rdv reconnaissant reconnaissante réflexion regarder relancer remercier rencontre rendez-vous rendre réparer reporter réserver rester réveillé réveillée réunion réviser rien s'inscrire sa sans se semaine sera ses seul seule si signer sinon
    soir soirée son sortir souper sous soulagé stressé stressée souvent sur surtout ta tâche tant te tellement terminer tes toi ton toujours tous tout toute toutes très triste trop trouver truc tu un une vais va vaccin vacances vague vers
    vider vidange visite vite vivement voilà voir vol vraiment vu wifi week-end y zut étape était été voiture chat chien maison travail boulot école mot mémo citation recette phrase lait pain oeufs courses pressing garage médecin dentiste véto
    constatation conclusion apprentissage prendre sérieusement dimanche super génial géniale cool nickel dommage tranquille calme fier fière soulagée dégoûté dégoûtée énervé énervée fâché fâchée pensée humeur sentiment journal mood`,
  notKinAfter: `une un chaque autre de_la jeune petite belle jolie`,
  relatives: `que qui quoi ce dont où quand si comme car parce qu' tout pense sais crois de à pour et ne n' pas le la les sans jamais plus`,
};
