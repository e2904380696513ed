-- Counting by category reads this index alone, and nothing of the items themselves.
create index insights_counts on insights (owner, category, is_completed, is_favorite) where deleted_at is null;
-- The tasks that lead to a goal.
create index tasks_goal on tasks (owner, goal_id, created_at, id) where goal_id is not null;
