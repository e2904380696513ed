/** Whose things the screens show: an account's (the server's), a visitor's (this device's), or not known yet. */
type Owner = "account" | "device" | "unknown";

let owner: Owner = "unknown";

/** Said by the session alone. */
export const setOwner = (now: Owner): void => {
  owner = now;
};

/** Whether a visitor's things, on this device, are meant. */
export const isVisitor = (): boolean => owner === "device";
