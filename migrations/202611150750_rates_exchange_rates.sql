-- Official rates as the Central Bank published them: what one unit of a currency costs from a day on, in millionths
-- of a soum.
create table exchange_rates (
    currency   text        not null,
    day        date        not null,
    millionths bigint      not null,
    fetched_at timestamptz not null,
    primary key (currency, day),
    constraint exchange_rates_currency_is_known check (currency in ('USD', 'RUB')),
    constraint exchange_rates_rate_is_positive check (millionths > 0)
);
