import BookOpen from "lucide-react/icons/book-open";
import CreditCard from "lucide-react/icons/credit-card";
import House from "lucide-react/icons/house";
import Layers from "lucide-react/icons/layers";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Lightbulb from "lucide-react/icons/lightbulb";
import Sparkles from "lucide-react/icons/sparkles";
import Target from "lucide-react/icons/target";
import Upload from "lucide-react/icons/upload";
import User from "lucide-react/icons/user";
import Users from "lucide-react/icons/users";
import type { PagePath } from "#app/shared/pages.ts";
import type { shellEn } from "./words/en.ts";

export type NavLink = {
  to: PagePath;
  search?: Record<string, string>;
  word: keyof (typeof shellEn)["nav"];
  icon: typeof House;
};

const HOME: NavLink = { to: "/", word: "home", icon: House };
const PROFILE: NavLink = { to: "/profile", word: "profile", icon: User };
const SUBSCRIPTION: NavLink = { to: "/subscription", word: "subscription", icon: CreditCard };

const MAIN: readonly NavLink[] = [
  { to: "/dashboard", search: { category: "tasks" }, word: "dashboard", icon: LayoutDashboard },
  { to: "/journal", word: "journal", icon: BookOpen },
  { to: "/goals", word: "goals", icon: Target },
  { to: "/relationships", word: "relationships", icon: Users },
  { to: "/gratitude", word: "gratitude", icon: Sparkles },
  { to: "/insights", word: "insights", icon: Lightbulb },
];

const UPLOAD: readonly NavLink[] = [
  { to: "/upload", word: "upload", icon: Upload },
  { to: "/organize", word: "organize", icon: Layers },
];

export type NavSection = { word?: keyof (typeof shellEn)["sections"]; links: readonly NavLink[] };

/** The sidebar's links, by section. */
export const SIDEBAR: readonly NavSection[] = [
  { links: MAIN },
  { word: "upload", links: UPLOAD },
  { word: "account", links: [PROFILE, SUBSCRIPTION] },
];

/** The drawer's; the profile stands at its foot, as "View Profile". */
export const DRAWER: readonly NavSection[] = [
  { links: [HOME, ...MAIN] },
  { word: "upload", links: UPLOAD },
  { word: "account", links: [SUBSCRIPTION] },
];
