import type { WordsLike } from "#app/shared/words.ts";
import type { accountEn } from "./en.ts";

export const accountFr: WordsLike<typeof accountEn> = {
  validation: {
<<<<<<< HEAD
    usernameMin: "Le nom d'utilisateur doit compter au moins 3 caractères",
    usernameForm: "Lettres, chiffres, points, tirets et tirets bas, 40 au plus",
    passwordMin: "Le mot de passe doit compter au moins 6 caractères",
=======
    usernameMin: "Le nom d’utilisateur doit avoir au moins 3 caractères",
    usernameForm: "Utilisez de 3 à 40 lettres, chiffres, points, tirets ou tirets bas",
    usernameTaken: "Ce nom d’utilisateur est déjà pris",
    firstNameMin: "Le prénom doit avoir au moins 2 caractères",
    lastNameMin: "Le nom doit avoir au moins 2 caractères",
    email: "L’adresse e-mail n’est pas valable",
    emailTaken: "Cette adresse e-mail est déjà prise",
    birthday: "Saisissez une date valable",
    passwordMin: "Le mot de passe doit avoir au moins 6 caractères",
    passwordCommon: "Ce mot de passe est parmi les plus courants ; choisissez-en un autre",
>>>>>>> web
    passwordsMatch: "Les mots de passe ne correspondent pas",
  },
  auth: {
    tabs: "Se connecter ou s'inscrire",
    login: "Se connecter",
    register: "S'inscrire",
    welcomeBack: "Bon retour",
    createAccount: "Créer un compte",
    username: "Nom d'utilisateur",
    firstName: "Prénom",
    lastName: "Nom",
    birthday: "Date de naissance",
    email: "E-mail",
    password: "Mot de passe",
    confirmPassword: "Confirmez le mot de passe",
    timezone: "Votre fuseau horaire est lu dans ce navigateur : {{timezone}}",
    loggingIn: "Connexion...",
    creating: "Création du compte...",
    voice: "L'enregistrement demande une connexion : vos notes vocales sont alors gardées avec votre compte.",
    loginDone: { title: "Connexion réussie", text: "Bon retour, {{name}} ! Votre tableau de bord s'ouvre..." },
    registerDone: "Inscription réussie",
    loginFailed: "La connexion a échoué",
    registerFailed: "L'inscription a échoué",
  },
  blurbs: {
    about: "Ce que fait Wisp",
    note: {
      task: "Dentiste mardi à trois heures.",
      between: " ",
      gratitude: "Merci à Maman de m'avoir ramenée",
      then: ", ",
      emotion: "même si je me sentais au plus bas après la réunion",
      end: ".",
    },
    organize: {
      title: "Organisez le chaos",
      text: "Une phrase en désordre entre. Une tâche, une date et un nom sortent.",
    },
    goals: { title: "Suivez vos objectifs", text: "De petits pas, une échéance, et le chemin parcouru." },
    relationships: {
      title: "Prenez soin de vos proches",
      text: "Anniversaires, ce qui compte pour eux, vos derniers échanges.",
    },
    insights: { title: "Idées par IA", text: "Ce qui va ensemble dans vos jours, avec ses preuves." },
  },
};
