import type { WordsLike } from "#app/shared/words.ts";
import type { accountEn } from "./en.ts";

export const accountEs: WordsLike<typeof accountEn> = {
  validation: {
    usernameMin: "El nombre de usuario debe tener al menos 3 caracteres",
    usernameForm: "Usa de 3 a 40 letras, cifras, puntos, guiones o guiones bajos",
    usernameTaken: "Ese nombre de usuario ya está en uso",
    firstNameMin: "El nombre debe tener al menos 2 caracteres",
    lastNameMin: "El apellido debe tener al menos 2 caracteres",
    email: "La dirección de correo no es válida",
    emailTaken: "Esa dirección de correo ya está en uso",
    birthday: "Escribe una fecha válida",
    passwordMin: "La contraseña debe tener al menos 6 caracteres",
    passwordCommon: "Esa contraseña es de las más comunes; elige otra",
  },
};
