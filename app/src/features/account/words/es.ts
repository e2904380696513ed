import type { WordsLike } from "#app/shared/words.ts";
import type { accountEn } from "./en.ts";

export const accountEs: WordsLike<typeof accountEn> = {
  validation: {
    usernameMin: "El nombre de usuario debe tener al menos 3 caracteres",
<<<<<<< HEAD
    usernameForm: "Usa letras, cifras, puntos, guiones y guiones bajos, 40 como máximo",
    passwordMin: "La contraseña debe tener al menos 6 caracteres",
    passwordsMatch: "Las contraseñas no coinciden",
    passwordCommon: "Esa contraseña es de las más comunes. Elige otra",
=======
    usernameForm: "Usa de 3 a 40 letras, cifras, puntos, guiones o guiones bajos",
    usernameTaken: "Ese nombre de usuario ya está en uso",
>>>>>>> web
    firstNameMin: "El nombre debe tener al menos 2 caracteres",
    lastNameMin: "El apellido debe tener al menos 2 caracteres",
    email: "La dirección de correo no es válida",
    emailTaken: "Esa dirección de correo ya está en uso",
    birthday: "Escribe una fecha válida",
    passwordMin: "La contraseña debe tener al menos 6 caracteres",
    passwordCommon: "Esa contraseña es de las más comunes; elige otra",
    passwordsMatch: "Las contraseñas no coinciden",
  },
  auth: {
    tabs: "Iniciar sesión o registrarse",
    login: "Iniciar sesión",
    register: "Registrarse",
    welcomeBack: "Hola de nuevo",
    createAccount: "Crea una cuenta",
    username: "Nombre de usuario",
    firstName: "Nombre",
    lastName: "Apellido",
    birthday: "Fecha de nacimiento",
    email: "Correo electrónico",
    password: "Contraseña",
    confirmPassword: "Repite la contraseña",
    timezone: "Tu zona horaria se lee de este navegador: {{timezone}}",
    loggingIn: "Iniciando sesión...",
    creating: "Creando la cuenta...",
    voice: "Para grabar hace falta iniciar sesión: tus notas de voz se guardan entonces con tu cuenta.",
    loginDone: { title: "Sesión iniciada", text: "¡Hola de nuevo, {{name}}! Vamos a tu panel..." },
    registerDone: "Cuenta creada",
    loginFailed: "No se ha podido iniciar sesión",
    registerFailed: "No se ha podido crear la cuenta",
  },
  blurbs: {
    about: "Lo que hace Wisp",
    note: {
      task: "Dentista el martes a las tres.",
      between: " ",
      gratitude: "Agradecida porque mamá me trajo a casa",
      then: ", ",
      emotion: "aunque me sentí muy baja tras la reunión",
      end: ".",
    },
    organize: { title: "Ordena el caos", text: "Entra una frase enredada. Sale una tarea, una fecha y un nombre." },
    goals: { title: "Sigue tus metas", text: "Pasos pequeños, una fecha, y hasta dónde has llegado." },
    relationships: { title: "Cuida tus relaciones", text: "Cumpleaños, lo que les importa, cuándo hablasteis." },
    insights: { title: "Ideas con IA", text: "Lo que va junto en tus días, con sus pruebas." },
  },
};
