import { PeopleScreen } from "./people-screen.tsx";
import styles from "./people-screen.module.css";

/** The people who matter, as a view of the dashboard. */
export const RelationshipsView = () => <PeopleScreen head={(buttons) => <div className={styles.bar}>{buttons}</div>} />;
