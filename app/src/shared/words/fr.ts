import type { WordsLike } from "#app/shared/words.ts";
import type { sharedEn } from "./en.ts";

export const sharedFr: WordsLike<typeof sharedEn> = {
  problems: {
    "malformed": "La demande n’a pas pu être lue.",
    "invalid": "Certains champs sont à revoir.",
    "timezone-required": "Le fuseau horaire est nécessaire",
    "not-signed-in": "Connectez-vous d’abord.",
    "wrong-credentials": "Ce nom d’utilisateur et ce mot de passe ne vont pas ensemble.",
    "forbidden-origin": "Cette demande vient d’un autre site.",
    "free-limit": "Limite de l’offre gratuite : {{maximum}} relations au maximum",
    "confirm-password": "Saisissez à nouveau votre mot de passe.",
    "day-over": "Ce jour est passé, son entrée reste telle quelle.",
    "not-found": "Il n’y a rien ici sous ce nom.",
    "gone": "Cela a été supprimé il y a plus de 30 jours.",
    "conflict": "Cela ne va pas avec ce qui est là.",
    "stale-version": "Cela a été modifié ailleurs entre-temps.",
    "taken": "Quelqu’un l’a déjà.",
    "too-large": "C’est plus que ce qui tient : {{maximum}} octets au maximum.",
    "too-many-requests": "Trop d’essais. Attendez un peu.",
    "internal": "Quelque chose a échoué ici. Ce que vous avez écrit est resté à sa place.",
    "unavailable": "Une partie de Wisp ne répond pas. Réessayez dans un instant.",
  },
  validation: {
    text: "Saisissez du texte simple",
    tooLong: "C’est plus long que ce qui tient ici",
    required: "Remplissez ce champ",
    tooMany: "C’est plus que ce qui tient ici",
    id: "Ce n’est pas un identifiant",
    number: "Saisissez un nombre entier dans les bornes",
    cursor: "Cette adresse de page n’est pas valable",
    choice: "Choisissez une des valeurs proposées",
    date: "Saisissez une date valable",
    timezoneRequired: "Le fuseau horaire est nécessaire",
    repeat: "Cette répétition n’est pas comprise",
    other: "Regardez cela à nouveau",
  },
};
