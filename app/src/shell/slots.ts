import { createContext, useContext, type ComponentType } from "react";

/** A dialog that a feature lends to the shell: the shell opens and closes it, the feature fills it. */
export type DialogSlotProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What the ask dialog and the quick capture are given: words to start with, when a page hands some over. */
export type AskDialogProps = DialogSlotProps & { initialText?: string | undefined };

/** The features' dialogs that the frame opens; `web.tsx` fills them in. Without one its button and its key are not there. */
export type ShellSlots = {
  AskDialog?: ComponentType<AskDialogProps>;
  QuickCaptureDialog?: ComponentType<AskDialogProps>;
  /** Moves what a visitor left on this device into the account (see `moving`). */
  Moving?: ComponentType<{ userId: string }>;
  /** What a record came from (see `record-source.tsx`). */
  Source?: ComponentType<{ recordId: string }>;
};

export const ShellSlotsContext = createContext<ShellSlots>({});

/** What any page inside the shell may ask of it. */
export type ShellActions = {
  openAsk: (initialText?: string) => void;
  openQuickCapture: (initialText?: string) => void;
};

export const ShellActionsContext = createContext<ShellActions>({ openAsk: () => {}, openQuickCapture: () => {} });

/** Opens the shell's dialogs from a page: `const { openAsk, openQuickCapture } = useShell()`. */
export const useShell = (): ShellActions => useContext(ShellActionsContext);
