import { Avatar } from "#app/ui/avatar/avatar.tsx";
import type { Relationship } from "../contract.ts";
import { displayName } from "../rules.ts";

type PersonAvatarProps = {
  person: Pick<Relationship, "firstName" | "lastName" | "photo" | "relationship">;
  /** In pixels. */
  size?: number;
};

/** Somebody's photo, or their initials in the color of their group: pink, red, blue or grey. */
export const PersonAvatar = ({ person, size = 50 }: PersonAvatarProps) => (
  <Avatar name={displayName(person)} src={person.photo} size={size} tone={person.relationship} />
);
