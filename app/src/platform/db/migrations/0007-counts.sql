-- Counting by category reads this index alone, and nothing of the items themselves.
create index insights_counts on insights (owner, category, is_completed, is_favorite) where deleted_at is null;
