import type { Endpoint } from "#app/shared/endpoint.ts";
import { isVisitor } from "../owner.ts";
import type { Device } from "./device.ts";

let load: (() => Promise<Device>) | null = null;

/** Lends the device to the shell: only the entry knows the features that answer on it, and only visitors load it. */
export const provideDevice = (loader: () => Promise<Device>): void => {
  load = loader;
};

/** The device, where a visitor asks for what it answers; null where the server is meant. */
export async function deviceFor(endpoint: Endpoint): Promise<Device | null> {
  if (!isVisitor() || load === null) return null;
  const device = await load();
  return device.answers(endpoint) ? device : null;
}
