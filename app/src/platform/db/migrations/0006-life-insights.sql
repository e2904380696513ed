-- What the life insights sum up: the tasks done and the people met within some days.
create index tasks_completed on tasks (owner, completed_at) where is_completed;
create index interactions_at on interactions (owner, at);
