/** One thing that Nora told Wisp. */
export type Note = {
  /** How many days ago, and the time on her clock. */
  daysAgo: number;
  at: string;
  text: string;
  /** Whether she took what Wisp proposed. */
  accepts?: true;
  /** After how many days she ticked off the tasks in it. */
  doneAfter?: number;
};

/** The last five weeks of Nora Lindqvist: illustrator, Bristol, learning to run, with a father who is getting older. */
export const NOTES: readonly Note[] = [
  {
    daysAgo: 35,
    at: "08:12",
    text: "My head is a drawer that doesn't close any more. So I tell it to this box instead.",
  },
  { daysAgo: 35, at: "08:20", text: "Signed the form for Bath with a shaking hand. Excited", accepts: true },
  {
    daysAgo: 34,
    at: "19:05",
    text: "Had coffee with Priya, she got the museum commission. So happy for her",
    accepts: true,
  },
  { daysAgo: 34, at: "19:11", text: "Send the invoice to Harbour Books on Friday", doneAfter: 4 },
  { daysAgo: 33, at: "07:40", text: "Ran 3k without stopping. Proud, wobbly knees." },
  { daysAgo: 32, at: "21:30", text: "Grateful for the neighbour who took my parcel in and wouldn't hear of thanks" },
  {
    daysAgo: 31,
    at: "12:15",
    text: "Call the dentist about the cracked filling. Buy oat milk, stamps and blue ink",
    doneAfter: 2,
  },
  { daysAgo: 30, at: "22:02", text: "Felt really low after the call with Dad. He asked the same thing three times." },
  { daysAgo: 29, at: "09:00", text: "Talk to Jonas about Dad and who visits when", accepts: true, doneAfter: 3 },
  {
    daysAgo: 28,
    at: "18:44",
    text: "Met Jonas at the canal. He is worried too, we agreed on every second weekend",
    accepts: true,
  },
  { daysAgo: 27, at: "08:05", text: "Idea: a picture book told only by the things a lighthouse keeper throws away" },
  {
    daysAgo: 26,
    at: "16:20",
    text: "Sketches for Harbour Books due on the 28th. Anxious about the cover, the whale looks like a shoe",
  },
  { daysAgo: 25, at: "20:10", text: "Thankful for soup, for the radio, for an evening without the phone" },
  { daysAgo: 24, at: "07:50", text: "Take the bins out every Thursday", accepts: true },
  { daysAgo: 23, at: "13:31", text: "Lunch with Tom, he's moving to Leeds in spring", accepts: true },
  { daysAgo: 22, at: "23:15", text: "Can't sleep. Angry with myself for saying yes to the school poster." },
  { daysAgo: 21, at: "09:25", text: "Email the school about the late poster", doneAfter: 1 },
  { daysAgo: 21, at: "17:00", text: "5k! Slow, in the rain, grinning the whole way home." },
  {
    daysAgo: 20,
    at: "10:10",
    text: "Thankful for the river room in Lisbon, which is still free in May",
    accepts: true,
  },
  {
    daysAgo: 19,
    at: "19:40",
    text: "Priya lent me her light table. Grateful, must bring it back before the 15th",
    accepts: true,
  },
  { daysAgo: 18, at: "08:30", text: "I draw better before nine. After lunch I only correct what was already good." },
  {
    daysAgo: 17,
    at: "21:05",
    text: "Visited Dad. We looked through the old slides, he knew every name. Calm, and sad, and lucky.",
  },
  { daysAgo: 16, at: "12:00", text: "Pay the council tax before the end of the month", doneAfter: 3 },
  { daysAgo: 15, at: "18:18", text: "Read twenty pages a day, on paper" },
  { daysAgo: 14, at: "07:45", text: "Dentist next Tuesday at 3pm", doneAfter: 9 },
  { daysAgo: 13, at: "22:22", text: "Harbour Books liked the whale!! Excited, called Jonas at once" },
  {
    daysAgo: 12,
    at: "09:15",
    text: "Order the heavy paper, 300 gsm. Ask Tom for the name of his framer",
    doneAfter: 2,
  },
  { daysAgo: 11, at: "20:50", text: "Grateful that my knees held, that Mum rang, that the light came back on at six" },
  { daysAgo: 10, at: "16:05", text: "Email Lisbon about the room tomorrow morning", doneAfter: 1 },
  { daysAgo: 9, at: "08:08", text: "Feeling anxious about money. Two invoices are late." },
  { daysAgo: 8, at: "08:20", text: "Remind Harbour Books of the open invoice on Monday at 9" },
  {
    daysAgo: 7,
    at: "21:45",
    text: "Spoke with Priya for an hour, she wants to share the studio from January",
    accepts: true,
  },
  { daysAgo: 6, at: "10:30", text: "Notice: every good week this autumn began with a run" },
  {
    daysAgo: 5,
    at: "19:12",
    text: "Thankful for Jonas, who drove to Dad's in the fog so that I could finish",
    accepts: true,
  },
  { daysAgo: 4, at: "12:40", text: "Renew the passport. Book the train to Leeds. Find the blue scarf" },
  { daysAgo: 3, at: "07:30", text: "8k this morning. Calm all day after it." },
  { daysAgo: 2, at: "18:00", text: "Birthday present for Mum by Thursday. She said slippers, she means a phone call" },
  { daysAgo: 1, at: "09:05", text: "Studio viewing with Priya tomorrow at 11am", accepts: true },
  { daysAgo: 1, at: "22:10", text: "Felt a bit low tonight, for no reason that I can name" },
  { daysAgo: 0, at: "07:15", text: "Send the final whale to Harbour Books today. Buy bread" },
];
