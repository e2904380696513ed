/** What the app's frame says: navigation, menus, shortcuts, pages of its own. */
export const shellEn = {
  skip: "Skip to content",
  navigation: "Main navigation",
  menu: "Menu",
  openMenu: "Open menu",
  ask: "Ask Wisp",
  nav: {
    home: "Home",
    dashboard: "Dashboard",
    journal: "Journal",
    goals: "Goals",
    relationships: "Relationships",
    gratitude: "Gratitude",
    insights: "Insights",
    upload: "Upload Content",
    organize: "Organize",
    profile: "Profile",
    subscription: "Subscription",
    settings: "Settings",
    viewProfile: "View Profile",
  },
  sections: { upload: "Upload & Organize", account: "Account" },
  accountMenu: "Account menu",
  logIn: "Log in",
  logOut: "Log out",
  loggedOut: { title: "Logout successful", text: "You have been logged out." },
  logoutFailed: "Logout failed",
  language: "Language",
  shortcuts: {
    title: "Keyboard shortcuts",
    open: "Keyboard shortcuts",
    ask: "Ask Wisp",
    capture: "Quick capture",
    list: "This list",
    close: "Close a dialog",
  },
  captureSomething: "Capture something",
  repeat: {
    on: "Every {{days}}",
    weekdays: "Every weekday",
    day_one: "Every day",
    day_other: "Every {{count}} days",
    week_one: "Every week",
    week_other: "Every {{count}} weeks",
    month_one: "Every month",
    month_other: "Every {{count}} months",
    year_one: "Every year",
    year_other: "Every {{count}} years",
  },
  notFound: {
    title: "404 Page Not Found",
    text: "Did you forget to add the page to the router?",
    home: "Back to the beginning",
  },
  pending: {
    done: "We've picked up where you left off",
    doneText: "Your previous input has been processed",
    failed: "Error",
    failedText: "There was a problem processing your previous input",
  },
  crisis: {
    title: "Your words are kept, just as you wrote them.",
    text: "It sounds as if this is very heavy right now. You do not have to carry it alone. Somebody is there to listen, at any hour:",
    us: "United States",
    uk: "United Kingdom and Ireland, Samaritans",
    es: "Spain",
    fr: "France",
    elsewhere: "Elsewhere: findahelpline.com. If you are in danger now, please call your local emergency number.",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    shell: typeof shellEn;
  }
}
