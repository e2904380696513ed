import type { WordsLike } from "#app/shared/words.ts";
import type { billingEn } from "./en.ts";

export const billingFr: WordsLike<typeof billingEn> = {
  title: "Abonnement",
  none: "Aucun abonnement actif",
  noneText: "Tu as la formule gratuite. Tout ce que tu as reste à toi.",
  active: "Actif",
  validUntil: "Valable jusqu'au {{date}}",
  plan: { monthly: "Formule mensuelle", annual: "Formule annuelle" },
  expired: "Expiré",
  expiredText: "Tout ce que tu as reste. Seul l'ajout au-delà de la formule gratuite attend.",
  notSetUp: {
    title: "Les paiements ne sont pas configurés",
    text: "Ce Wisp n'encaisse encore rien : il n'y a rien à acheter ici, ni à résilier.",
  },
};
