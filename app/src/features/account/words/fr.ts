import type { WordsLike } from "#app/shared/words.ts";
import type { accountEn } from "./en.ts";

export const accountFr: WordsLike<typeof accountEn> = {
  validation: {
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
  },
};
