import Heart from "lucide-react/icons/heart";
import Inbox from "lucide-react/icons/inbox";
import Lightbulb from "lucide-react/icons/lightbulb";
import ListChecks from "lucide-react/icons/list-checks";
import Sparkles from "lucide-react/icons/sparkles";
import Target from "lucide-react/icons/target";
import Users from "lucide-react/icons/users";

/** The life areas, each with its icon; its hue is in the tokens `--{area}-ink` and `--{area}-wash`. */
export const AREA_ICONS = {
  task: ListChecks,
  goal: Target,
  relationship: Users,
  emotion: Heart,
  gratitude: Sparkles,
  insight: Lightbulb,
  unsorted: Inbox,
} as const;

export type Area = keyof typeof AREA_ICONS;
