/** What the subscription page says. */
export const billingEn = {
  title: "Subscription",
  none: "No Active Subscription",
  noneText: "You are on the free plan. Everything you have stays yours.",
  active: "Active",
  validUntil: "Valid Until {{date}}",
  plan: { monthly: "Monthly plan", annual: "Annual plan" },
  expired: "Expired",
  expiredText: "Everything you have stays. Only adding beyond the free plan waits.",
  notSetUp: {
    title: "Payments are not set up",
    text: "This Wisp takes no payments yet, so there is nothing to buy here and nothing to cancel.",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    billing: typeof billingEn;
  }
}
