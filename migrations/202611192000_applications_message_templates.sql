-- Templates for conversations.
alter table message_templates drop constraint message_templates_kind_is_known;
alter table message_templates add constraint message_templates_kind_is_known
    check (kind in ('message', 'invitation', 'refusal', 'interview'));
