/** A goal of Nora's, and how far it had come after how many days of the year. */
export type Aim = {
  key: string;
  /** Days ago when she set it. */
  daysAgo: number;
  goal: Record<string, unknown>;
  milestones: readonly string[];
  /** Days ago → progress; 100 completes it. A milestone is ticked off with each. */
  steps: readonly (readonly [daysAgo: number, progress: number])[];
  tasks?: readonly string[];
};

export const GOALS: readonly Aim[] = [
  {
    key: "book",
    daysAgo: 320,
    goal: {
      title: "Finish the lighthouse picture book",
      description: "Thirty-two pages, told only by the things that the keeper throws away.",
      category: "professional",
    },
    milestones: ["A dummy of all spreads", "Twelve final spreads", "The cover", "Send it to Ines"],
    steps: [
      [280, 10],
      [205, 35],
      [110, 60],
      [30, 80],
    ],
    tasks: ["Redraw spread nine", "Scan the textures at 600 dpi", "Write the blurb"],
  },
  {
    key: "half-marathon",
    daysAgo: 240,
    goal: { title: "Run a half marathon", category: "health", description: "Slowly is fine. Finishing is the point." },
    milestones: ["5 km without stopping", "10 km", "15 km"],
    steps: [
      [190, 25],
      [96, 50],
      [12, 75],
    ],
    tasks: ["Buy new running shoes", "Sign up for the Bath half"],
  },
  {
    key: "lisbon",
    daysAgo: 200,
    goal: { title: "Save 2,000 for a drawing week in Lisbon", category: "financial" },
    milestones: [],
    steps: [
      [150, 20],
      [90, 45],
      [20, 70],
    ],
  },
  {
    key: "swedish",
    daysAgo: 300,
    goal: { title: "Read one book in Swedish", category: "learning", description: "For Dad, while it still counts." },
    milestones: ["The first chapter", "Half of it", "The last page"],
    steps: [
      [250, 30],
      [180, 70],
      [120, 100],
    ],
  },
  {
    key: "dentist",
    daysAgo: 330,
    goal: { title: "Have all my teeth seen to", category: "health" },
    milestones: [],
    steps: [[210, 100]],
  },
  {
    key: "letters",
    daysAgo: 150,
    goal: { title: "Write to somebody by hand once a month", category: "relationship" },
    milestones: [],
    steps: [[60, 50]],
  },
  {
    key: "flat",
    daysAgo: 60,
    goal: { title: "A room of my own to draw in", category: "personal", description: "Priya's studio from January?" },
    milestones: ["See three rooms", "Do the sums", "Say yes or no"],
    steps: [[9, 35]],
  },
];

/** What comes back by itself, and how reliably she does it. */
export const HABITS: readonly {
  key: string;
  daysAgo: number;
  title: string;
  repeat: string;
  every: number;
  at: string;
  kept: number;
}[] = [
  {
    key: "ferns",
    daysAgo: 350,
    title: "Water the ferns",
    repeat: "FREQ=WEEKLY;BYDAY=SA",
    every: 7,
    at: "10:20",
    kept: 0.92,
  },
  { key: "run", daysAgo: 236, title: "Long run", repeat: "FREQ=WEEKLY;BYDAY=SU", every: 7, at: "09:40", kept: 0.85 },
  {
    key: "invoices",
    daysAgo: 345,
    title: "Send the invoices",
    repeat: "FREQ=MONTHLY",
    every: 30,
    at: "17:30",
    kept: 1,
  },
  {
    key: "backup",
    daysAgo: 300,
    title: "Back up the drawings",
    repeat: "FREQ=WEEKLY;INTERVAL=2",
    every: 14,
    at: "18:10",
    kept: 0.8,
  },
];
