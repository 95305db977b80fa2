-- What a person wants to hear of, and where. No row: the default of the event.
create table notification_choices (
    user_id uuid    not null references users on delete cascade,
    event   text    not null,
    channel text    not null,
    is_on   boolean not null,
    primary key (user_id, event, channel),
    constraint notification_choices_channel_is_known check (channel in ('site', 'telegram', 'email'))
);

create table notification_quiet_hours (
    user_id uuid    primary key references users on delete cascade,
    is_on   boolean not null,
    starts  time    not null,
    ends    time    not null
);
