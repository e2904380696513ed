import { date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** People with an account. */
export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  /** As written; unique without case, as is the e-mail address. */
  username: text("username").notNull(),
  email: text("email").notNull(),
  passwordHash: text("password_hash").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  birthday: date("birthday", { mode: "string" }),
  timezone: text("timezone").notNull(),
  language: text("language").$type<"en" | "es" | "fr">().notNull(),
  avatarUrl: text("avatar_url"),
  subscriptionStatus: text("subscription_status").$type<"free" | "active" | "expired">().notNull(),
  subscriptionPlan: text("subscription_plan").$type<"monthly" | "annual">(),
  subscriptionExpiry: moment("subscription_expiry"),
  version: integer("version").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export type UserRow = typeof users.$inferSelect;
