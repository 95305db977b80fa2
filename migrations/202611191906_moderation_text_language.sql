-- The language that a text is written in, as far as its letters and its commonest words tell. Names of professions and
-- brands are often foreign, so short words decide and not letters alone.
create function text_language(words text) returns text language sql immutable parallel safe as $$
    select case
        when lower(words) ~ '[ўқғҳ]' then 'uz'
        when 3 * regexp_count(words, '[а-яё]', 1, 'i') > regexp_count(words, '[a-z]', 1, 'i') then
            case when regexp_count(words, '\m(ва|билан|учун|керак|бўйича|иш|биз|тажриба|ойлик)\M', 1, 'i')
                      > regexp_count(words, '\m(и|в|на|с|для|по|от|мы|вы|не|или|работы|опыт)\M', 1, 'i')
                 then 'uz' else 'ru' end
        when regexp_count(words, '\m(the|and|of|to|with|for|in|you|your|our|we|is|are|will|a|an)\M', 1, 'i')
             > regexp_count(words, '\m(va|bilan|uchun|kerak|boʻyicha|bo''yicha|ish|biz|siz|tajriba|oylik|yoki)\M', 1, 'i')
             then 'en'
        else 'uz'
    end
$$;

create function vacancy_text_language(content jsonb) returns text language sql immutable parallel safe as $$
    select text_language(concat_ws(
        ' ', content->>'title', content->>'about', content->>'requirements', content->>'tasks', content->>'advantages'
    ))
$$;
