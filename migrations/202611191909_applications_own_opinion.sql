-- Nobody learns what colleagues think before an own opinion is saved, not even by filtering: the filter by recommendation
-- is about the viewer's own. The older function stays for servers that still call it.
create function found_applications(
    company uuid, vacancy text, wanted_stage text, patterns text[], sphere text, salary_max bigint,
    wanted_recommendation text, since timestamptz, only_unread boolean, late_before timestamptz, viewer uuid
) returns setof applications language sql stable as $$
    select a.*
    from applications a join vacancies v on v.id = a.vacancy_id
    where a.company_id = found_applications.company and v.deleted_at is null
      and (found_applications.vacancy is null or v.slug = found_applications.vacancy)
      and (found_applications.wanted_stage is null or a.stage = found_applications.wanted_stage)
      and (found_applications.patterns is null or a.words like all (found_applications.patterns))
      and (found_applications.sphere is null or found_applications.sphere = any (a.spheres))
      and (found_applications.salary_max is null or a.salary <= found_applications.salary_max)
      and (found_applications.wanted_recommendation is null or exists (
          select from application_scorecards s
          where s.application_id = a.id and s.user_id = found_applications.viewer
            and s.recommendation = found_applications.wanted_recommendation
      ))
      and (found_applications.since is null or a.created_at >= found_applications.since)
      and (not found_applications.only_unread or a.viewed_at is null)
      and (found_applications.late_before is null or (
          a.status = 'waiting' and a.answered_at is null and a.created_at < found_applications.late_before
      ))
$$;
