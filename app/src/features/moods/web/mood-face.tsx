import type { Mood } from "@wisp/organizer";
import Angry from "lucide-react/icons/angry";
import Annoyed from "lucide-react/icons/annoyed";
import Frown from "lucide-react/icons/frown";
import Laugh from "lucide-react/icons/laugh";
import Leaf from "lucide-react/icons/leaf";
import Meh from "lucide-react/icons/meh";
import Smile from "lucide-react/icons/smile";

const FACES = {
  happy: Smile,
  sad: Frown,
  angry: Angry,
  anxious: Annoyed,
  neutral: Meh,
  calm: Leaf,
  excited: Laugh,
} as const;

/** The icon of a mood; the word beside it says which. */
export function MoodFace({ mood }: { mood: Mood }) {
  const Face = FACES[mood];
  return <Face aria-hidden />;
}
