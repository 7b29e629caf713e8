-- Who of the office sent a notice, and to how many: nothing of a subscriber. The command line's are in none of these rows.
CREATE TABLE announcements (
    id TEXT PRIMARY KEY NOT NULL,
    notice TEXT NOT NULL,
    staff_id TEXT NOT NULL,
    announced_at INTEGER NOT NULL,
    recipients INTEGER NOT NULL
) STRICT;

CREATE INDEX announcements_notice ON announcements (notice, announced_at);

-- How far each notice has come.
CREATE INDEX notifications_notice ON notifications (notice, state, created_at);
