/** Longer pages, one every few weeks. */
export const PAGES: readonly { daysAgo: number; at: string; text: string }[] = [
  {
    daysAgo: 362,
    at: "22:05",
    text:
      "The first page of a year is always too clean. I sat here with cold feet and a clear head. " +
      "Priya thinks the keeper should have a dog. I think he has one, and we never see it.",
  },
  {
    daysAgo: 330,
    at: "21:40",
    text:
      "Mum found my first drawings. A horse with five legs, signed twice. I am grateful that she kept it. " +
      "Need to send her a photo of the new spreads before the weekend.",
  },
  {
    daysAgo: 298,
    at: "20:30",
    text: "Dad asked where the boat lies. I said: in the harbour. It was sold in 1998. It was true enough, and he slept.",
  },
  {
    daysAgo: 265,
    at: "22:50",
    text:
      "So it has a name. I felt sad in the car and then, at the lights, angry, and then hungry. " +
      "Jonas says we make a calendar. I want to visit Dad every second weekend this year.",
  },
  {
    daysAgo: 222,
    at: "21:15",
    text: "Running makes a room in the day that nobody else has a key to. I was calm until the evening.",
  },
  {
    daysAgo: 184,
    at: "23:10",
    text:
      "Too hot to think. Drew feet for two hours. Grateful for cold peaches. " +
      "Call the bank on Monday about the Lisbon account.",
  },
  {
    daysAgo: 147,
    at: "20:45",
    text:
      "Everybody is in France. The street belongs to me and a cat. I thought I would be lonely and I was, until Thursday, " +
      "and then it turned into something else, wider.",
  },
  {
    daysAgo: 112,
    at: "22:00",
    text: "Half the book. I am afraid of the second half the way one is afraid of a second child, they tell me.",
  },
  {
    daysAgo: 87,
    at: "21:30",
    text:
      "He turned seventy-five and blew the candles out before we had sung. I felt happy the whole evening. " +
      "Thankful for Jonas and his three loud children.",
  },
  {
    daysAgo: 51,
    at: "22:20",
    text: "Rooms I could draw in: one damp, one loud, one perfect and too dear. I want to decide before Christmas.",
  },
  {
    daysAgo: 26,
    at: "21:55",
    text: "The whale is a shoe. The whale is a shoe. On the fourth try it looked at me. Felt proud.",
  },
  {
    daysAgo: 6,
    at: "22:10",
    text:
      "Priya wants to share the studio from January. I said I would sleep on it and did not sleep. Excited, mostly. " +
      "Do the sums for the studio on Sunday.",
  },
];
