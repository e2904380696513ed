import type { WordsLike } from "#app/shared/words.ts";
import type { billingEn } from "./en.ts";

export const billingEs: WordsLike<typeof billingEn> = {
  title: "Suscripción",
  none: "Sin suscripción activa",
  noneText: "Estás en el plan gratuito. Todo lo que tienes sigue siendo tuyo.",
  active: "Activa",
  validUntil: "Válida hasta el {{date}}",
  plan: { monthly: "Plan mensual", annual: "Plan anual" },
  expired: "Caducada",
  expiredText: "Todo lo que tienes se queda. Solo espera añadir más allá del plan gratuito.",
  notSetUp: {
    title: "Los pagos no están configurados",
    text: "Este Wisp aún no cobra nada, así que aquí no hay nada que comprar ni que cancelar.",
  },
};
