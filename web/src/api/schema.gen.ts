// Generated from openapi.json by `npm run generate`. Never edited by hand.
export interface paths {
    "/api/v1/auth/code-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the waiting page how things are, also after a reload. */
        post: operations["view_code_state"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to reset a password. */
        post: operations["forgot_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sends the browser to Google. */
        get: operations["start_google"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Google sends the browser back here. */
        get: operations["finish_google"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with phone and password. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends this session. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways in that this installation offers besides the password. */
        get: operations["list_providers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account. */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password. */
        post: operations["reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/send-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a phone, to register or to reset a password. */
        post: operations["send_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/send-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link that signs in once, to the Telegram chat, the e-mail address or the phone of the account. */
        post: operations["send_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account elsewhere that waits in this browser to be linked. */
        get: operations["view_social"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/social/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with the linked account that waits in this browser and the code of the authenticator. */
        post: operations["enter_with_social"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/social/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forgets the account elsewhere that waits in this browser. */
        post: operations["forget_social"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/telegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with what Telegram's login page answered. */
        post: operations["telegram_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/verifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a one-time link. */
        post: operations["verify_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/verify-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a phone or an address by the code that went there. */
        post: operations["verify_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A company with its open vacancies. A company that staff has stopped is not there. */
        get: operations["view_company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{slug}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves all vacancies of a company out of the candidate's searches. */
        post: operations["hide_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{slug}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a company. One complaint per person and company, ten a day; nobody reports his own (403). */
        post: operations["report_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{slug}/unhide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows the vacancies of a hidden company again. */
        post: operations["unhide_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the company profile. */
        post: operations["update_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conditions/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of a resume's fields. */
        get: operations["view_resume_conditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conditions/vacancy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of a vacancy's fields. */
        get: operations["view_vacancy_conditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a letter to the people who run the product. */
        post: operations["send_letter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dictionaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Labels of work types, levels, currencies, languages, licences and the other closed lists. */
        get: operations["list_dictionaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drafts/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's draft, if there is one. */
        get: operations["view_vacancy_draft"];
        put?: never;
        /** Begins a draft. A company has one: when it exists already, the answer is 409 with it. */
        post: operations["start_vacancy_draft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drafts/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throws the draft away. */
        post: operations["discard_vacancy_draft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drafts/{id}/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the form as it is now. Somebody else's newer version comes back as 409 with `draft`. */
        post: operations["save_vacancy_draft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open vacancies that fit.
         * @description Words in any script and language, with errors; places, pay and kinds of work typed among them are understood.
         */
        get: operations["find_vacancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a careful colleague would say about the form so far. */
        post: operations["check_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a finished form to the moderators. A repeat with the same key creates nothing new. */
        post: operations["create_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/destroy/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a vacancy. Its page answers 410 from now on; it is purged after a month. Somebody else's, or one that is not
         *     there, is refused with `status: false` and 200, as the client of product §7 expects.
         */
        post: operations["destroy_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many vacancies fit, and how many there are under each value of each filter. */
        get: operations["count_vacancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/still-hiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the link asks about. Changes nothing. */
        get: operations["view_still_hiring"];
        put?: never;
        /** The owner's answer by link: `yes` keeps the vacancy, `no` closes it. A repeat changes nothing. */
        post: operations["answer_still_hiring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many open vacancies there are, by sphere and region, and the newest six. Numbers may lag by seconds. */
        get: operations["view_vacancy_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/update/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a vacancy. Hours and the address change at once; anything else waits for moderators while the approved text
         *     stays public.
         */
        post: operations["update_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A public vacancy. */
        get: operations["view_vacancy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a new vacancy with the words of this one. */
        post: operations["clone_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The place is taken; the vacancy stays for its owner. */
        post: operations["close_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link and phone of the employer, as far as the vacancy has them. What was opened once stays open. */
        post: operations["open_vacancy_contacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves a vacancy out of the candidate's searches. */
        post: operations["hide_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes it off the lists until it is resumed. */
        post: operations["pause_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}/prolong": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another month, in the last week of the present one or after it. */
        post: operations["prolong_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a vacancy. One complaint per person and vacancy, ten a day; nobody reports his own (403). */
        post: operations["report_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts it back on the lists. Its month has run on meanwhile. */
        post: operations["resume_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells that somebody reads a vacancy. Owners and what is not public are not counted, which the answer does not tell. */
        post: operations["note_vacancy_seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** At most six: of the same profession, then of the same main sphere, near before far, new before old. */
        get: operations["list_similar_vacancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}/unhide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows a hidden vacancy again. */
        post: operations["unhide_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/legal/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** New versions of the terms and of the privacy policy that will take effect. */
        get: operations["list_legal_notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Regions, cities and districts of the country, in the order of pickers. */
        get: operations["list_locations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person. */
        get: operations["view_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the picture of a profile. */
        post: operations["set_avatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/avatar/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the picture of a profile away. */
        post: operations["remove_avatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to the own phone as a proof, or to a new one to change it. */
        post: operations["send_own_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks to delete the account; for two weeks it can be undone. */
        post: operations["ask_deletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/delete/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the account after all. */
        post: operations["undo_deletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a new e-mail address. */
        post: operations["send_email_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the address the account's own. */
        post: operations["confirm_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the own export stands. */
        get: operations["view_export"];
        put?: never;
        /** Asks for all own data. */
        post: operations["ask_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/export/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The zip with all own data. */
        get: operations["download_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts elsewhere that open this one. */
        get: operations["list_identities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/identities/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Links the account elsewhere that waits in this browser. */
        post: operations["link_identity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/identities/{id}/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlinks an account elsewhere; never the last way in. */
        post: operations["unlink_identity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of the account. */
        get: operations["list_logins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the person chose; events nobody touched are on everywhere. */
        get: operations["view_choices"];
        put?: never;
        /** Stores the person's choices. */
        post: operations["set_choices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the own password. */
        post: operations["set_own_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the phone to one that was confirmed by a code. */
        post: operations["set_phone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves who is sitting at this browser, for ten minutes. */
        post: operations["prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the account type. */
        post: operations["set_role"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Browsers that are signed in to the account. */
        get: operations["list_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs every other browser out. */
        post: operations["end_other_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs one browser out. */
        post: operations["end_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/telegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the own Telegram chat stands. */
        get: operations["view_telegram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/telegram/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says yes to the chat that came with the key. */
        post: operations["confirm_telegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/telegram/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says no to the chat that came with the key. */
        post: operations["decline_telegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/telegram/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a link that opens the bot with a one-time key. */
        post: operations["link_telegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/telegram/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the chat off the account. */
        post: operations["unlink_telegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the authenticator on, with a code that proves the app has the secret. */
        post: operations["confirm_totp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the authenticator off. */
        post: operations["remove_totp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/totp/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a secret for an authenticator app. It counts after `confirm`. */
        post: operations["start_totp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the candidate profile. */
        post: operations["update_candidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hidden vacancies that are still open, and hidden companies. */
        get: operations["view_hidden"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's vacancies, newest first. */
        get: operations["list_own_vacancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/jobs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One vacancy of the company. */
        get: operations["view_own_vacancy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/jobs/{slug}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of the newest text. */
        get: operations["view_vacancy_questions"];
        put?: never;
        /** Changes the questions; moderators look at them as at any text. */
        post: operations["update_vacancy_questions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/jobs/{slug}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Views, responses, saves and opened contacts by day. */
        get: operations["view_vacancy_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved searches with the number of new vacancies in each. */
        get: operations["list_saved_searches"];
        put?: never;
        /** Saves a search. One that is saved already is answered as it is. */
        post: operations["save_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/searches/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a saved search. One that is gone is no mistake: the button may be pressed twice. */
        post: operations["remove_saved_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/searches/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Its list was opened: counting of new ones starts anew. */
        post: operations["note_search_seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/searches/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renames a saved search, switches its daily messages on or off. */
        post: operations["update_saved_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the help area in the caller's language. */
        get: operations["view_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest known rates of the Central Bank, which salaries in other currencies are compared with. */
        get: operations["list_rates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/searches/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches off the daily messages of all saved searches of whoever got the link. A repeat changes nothing. */
        post: operations["stop_digests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sms/eskiz/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A report about a message. */
        post: operations["take_eskiz_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spheres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Spheres with their professions. */
        get: operations["list_spheres"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done in the product, by whom and from where. */
        get: operations["list_audit_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/companies/{slug}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a company as checked, or takes the mark back. A repeat changes nothing. */
        post: operations["verify_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open complaints by what they are about: hidden vacancies first, then the most reported. */
        get: operations["list_complaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/complaints/{target}/{slug}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides all open complaints about a vacancy or a company. Upheld: a vacancy is taken down. Dismissed: a hidden one is
         *     shown again. Whoever complained is told.
         */
        post: operations["decide_complaints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in member of staff. */
        get: operations["view_staff_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All members, by name. */
        get: operations["list_staff_members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/members/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shuts a member out: sessions end at once. `ishbor admin reset-staff` lets the person back in. */
        post: operations["disable_staff_member"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/members/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a member another role, which counts from the next call on. */
        post: operations["set_staff_member_role"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts that wait for a decision: the riskiest first, then the oldest. */
        get: operations["list_moderation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/moderation/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One text, whether it still waits or not. */
        get: operations["view_moderation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/moderation/{revision}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a text that waits. The first approval opens the vacancy for thirty days; that of an edit changes its text. */
        post: operations["approve_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/moderation/{revision}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses a text that waits. When it was an edit, the approved text stays public. */
        post: operations["reject_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password; the member's other sessions end. */
        post: operations["change_staff_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts that three people or more typed on one day, and the state of the index. */
        get: operations["view_search_quality"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's own sessions, the one used last first. */
        get: operations["list_staff_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one of the member's own sessions. */
        post: operations["end_staff_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session of staff; the answer sets the cookie `staff`. */
        post: operations["sign_in_staff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends this session. */
        post: operations["sign_out_staff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Groups of words that mean the same, the last changed first. */
        get: operations["list_synonyms"];
        put?: never;
        /** Adds a group of words that mean the same. */
        post: operations["add_synonyms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/synonyms/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a group. One that is gone is no mistake: another member may have been faster. */
        post: operations["remove_synonyms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/synonyms/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a group. */
        post: operations["update_synonyms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/vacancies/{slug}/take-down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a published vacancy down. Its owner may change the text and send it again. */
        post: operations["take_vacancy_down"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/welcome/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the password, confirms the authenticator, uses up the link and signs in. */
        post: operations["finish_staff_welcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/welcome/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows whom the link invites, and the secret for the authenticator. A reload shows the same. */
        post: operations["start_staff_welcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suggest/keyword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may be meant: popular queries, professions, companies, skills. */
        get: operations["suggest_keyword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suggest/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Professions that fit what was typed. */
        get: operations["suggest_position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suggest/skill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Skills and computer skills that fit what was typed. */
        get: operations["suggest_skill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suggest/university": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Universities by name or short name. */
        get: operations["suggest_university"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/telegram/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** News from the bot. */
        post: operations["take_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved vacancies. Those that are paused, over or deleted stay, with `is_open: false`. */
        get: operations["view_favourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wishlist/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a vacancy. */
        post: operations["add_favourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wishlist/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a saved vacancy. */
        post: operations["remove_favourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A longer text about a person, a company or a job. Counted after HTML is stripped (product §5). */
        About: string;
        /** @description Work in another country needs a licence (decisions H5). */
        Abroad: {
            country: string;
            licence: string;
        };
        AbroadIn: {
            /** @default  */
            country: components["schemas"]["Country"];
            /** @default  */
            licence: components["schemas"]["Licence"];
        };
        /** @enum {string} */
        AccountEvent: "registered" | "signed_in" | "refused" | "password_changed" | "phone_changed" | "email_changed" | "role_changed" | "totp_on" | "totp_off" | "telegram_linked" | "telegram_unlinked" | "identity_linked" | "identity_unlinked" | "session_ended" | "export_made" | "deletion_asked" | "deletion_undone";
        /** @description Street, house, landmark. */
        Address: string;
        /** @description A filter in force. */
        Applied: {
            key: components["schemas"]["FilterKey"];
            value: string;
            label: string;
            /** @description The words that said so; nothing when the address did. */
            typed?: string | null;
            /** @description The query without those words: where taking the filter away leads. */
            q_without?: string | null;
        };
        AuditAction: {
            code: string;
            title: string;
        };
        AuditActor: {
            kind: components["schemas"]["AuditActorKind"];
            /** Format: uuid */
            id?: string | null;
            /** @description The member's name of today. */
            name?: string | null;
        };
        /** @enum {string} */
        AuditActorKind: "staff" | "user" | "system" | "cli";
        AuditEvent: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["AuditActor"];
            action: string;
            /** @description The action in words. */
            title: string;
            object?: components["schemas"]["AuditObject"] | null;
            details: Record<string, never>;
            address?: string | null;
            request_id?: string | null;
        };
        AuditObject: {
            kind: string;
            id: string;
            name?: string | null;
        };
        AuditOut: {
            status: boolean;
            data: components["schemas"]["AuditEvent"][];
            meta: components["schemas"]["Meta"];
            /** @description Everything that ever happened, for the filter. */
            actions: components["schemas"]["AuditAction"][];
        };
        /** @description A change of a candidate profile: what is absent stays; null clears what may be empty. */
        CandidateEdit: {
            name?: components["schemas"]["PersonName"] | null;
            surname?: components["schemas"]["PersonName"] | null;
            /** Format: date */
            birthday?: string | null;
            sex?: components["schemas"]["Sex"] | null;
            location?: string | null;
            spheres?: string[] | null;
            education_level?: components["schemas"]["EducationLevel"] | null;
            specialization?: components["schemas"]["Position"] | null;
            languages?: components["schemas"]["LanguageIn"][] | null;
            about?: components["schemas"]["About"] | null;
        };
        /**
         * Format: uuid
         * @description The candidate profile of a user.
         */
        CandidateId: string;
        /** @description A candidate profile as it is filled for the first time. */
        CandidateIn: {
            name: components["schemas"]["PersonName"];
            surname: components["schemas"]["PersonName"];
            /** Format: date */
            birthday: string;
            sex: components["schemas"]["Sex"];
            /** @description Slug of a place, or one of its names. */
            location: string;
            spheres: string[];
            education_level: components["schemas"]["EducationLevel"];
            specialization?: components["schemas"]["Position"] | null;
            languages?: components["schemas"]["LanguageIn"][];
            about?: components["schemas"]["About"] | null;
        };
        CandidateOut: {
            id: components["schemas"]["CandidateId"];
            name: string;
            surname: string;
            /** Format: date */
            birthday: string;
            sex: components["schemas"]["Sex"];
            location: string;
            location_name: string;
            spheres: string[];
            education_level: components["schemas"]["EducationLevel"];
            specialization?: string | null;
            languages: components["schemas"]["LanguageSkill"][];
            about?: string | null;
            avatar?: components["schemas"]["Picture"] | null;
        };
        /** @description One row of the table of choices. */
        Choice: {
            event: components["schemas"]["NoticeEvent"];
            site: boolean;
            telegram: boolean;
            email: boolean;
        };
        ChoicesIn: {
            events: components["schemas"]["Choice"][];
            quiet: components["schemas"]["QuietHours"];
        };
        ChoicesOut: {
            status: boolean;
            events: components["schemas"]["Choice"][];
            quiet: components["schemas"]["QuietHours"];
        };
        CloneVacancyIn: {
            /**
             * @description Throw away the draft that stands there.
             * @default false
             */
            replace: boolean;
        };
        /** @description Six digits from a message. */
        Code: string;
        /**
         * @description What a code opens. One for registering never resets a password.
         * @enum {string}
         */
        CodePurpose: "register" | "reset" | "proof" | "phone" | "email";
        CodeSent: {
            status: boolean;
            /** @description Keep it: the code fits together with it only. */
            request_id: string;
            /** @description Where it went, masked. */
            phone: string;
            /**
             * Format: int64
             * @description Seconds until another code may be asked for.
             */
            resend_after: number;
            /**
             * Format: int64
             * @description Seconds for which the code fits.
             */
            expires_in: number;
        };
        CodeStateIn: {
            request_id: string;
        };
        CodeStateOut: {
            status: boolean;
            state: components["schemas"]["Delivery"];
            phone: string;
            purpose: components["schemas"]["CodePurpose"];
            /** Format: int64 */
            resend_after: number;
            /** Format: int64 */
            expires_in: number;
            /** Format: int32 */
            tries_left: number;
        };
        /** @description What everybody may know about a company. */
        CompanyFacts: {
            slug: string;
            name: string;
            avatar?: components["schemas"]["Picture"] | null;
            /** @description Staff has seen its papers. */
            is_verified: boolean;
            location: string;
            location_name: string;
            address?: string | null;
            /**
             * Format: int32
             * @description The year in which it was founded.
             */
            owned_year?: number | null;
            about?: string | null;
            /** Format: int64 */
            open_vacancies: number;
            /**
             * Format: date-time
             * @description When it came to us.
             */
            since: string;
        };
        /**
         * Format: uuid
         * @description The company profile of a user.
         */
        CompanyId: string;
        CompanyName: string;
        CompanyPageOut: {
            status: boolean;
            company: components["schemas"]["CompanyFacts"];
            data: components["schemas"]["VacancyCard"][];
            meta: components["schemas"]["Meta"];
        };
        /**
         * Format: uuid
         * @description A complaint.
         */
        ComplaintId: string;
        ComplaintIn: {
            reason: components["schemas"]["ComplaintReason"];
            text?: components["schemas"]["ComplaintText"] | null;
        };
        ComplaintOut: {
            status: boolean;
        };
        /**
         * @description Why somebody reports a vacancy or a company.
         * @enum {string}
         */
        ComplaintReason: "fraud" | "fee" | "discrimination" | "not_real" | "contacts" | "other";
        /**
         * @description What a complaint is about.
         * @enum {string}
         */
        ComplaintTarget: "vacancy" | "company";
        /** @description What somebody says about a vacancy or a company. */
        ComplaintText: string;
        /** @enum {string} */
        ComplaintVerdict: "upheld" | "dismissed";
        /** @description The rule of one field. Lengths are counted in characters, items in entries of a list. */
        ConditionOut: {
            field: string;
            required: boolean;
            min_length?: number | null;
            max_length?: number | null;
            min_items?: number | null;
            max_items?: number | null;
        };
        ConditionsOut: {
            status: boolean;
            data: components["schemas"]["ConditionOut"][];
        };
        ConfirmEmailIn: {
            request_id: string;
            code: components["schemas"]["Code"];
        };
        /** @enum {string} */
        Consent: "terms" | "privacy";
        ContactIn: {
            name: components["schemas"]["PersonName"];
            reply_to: components["schemas"]["ReplyTo"];
            topic: components["schemas"]["ContactTopic"];
            message: components["schemas"]["LetterText"];
        };
        ContactOut: {
            status: boolean;
            id: components["schemas"]["LetterId"];
        };
        /** @enum {string} */
        ContactTopic: "candidate" | "employer" | "problem" | "other";
        Correction: {
            typed: string;
            used: string;
        };
        CountedVacancies: {
            status: boolean;
            /** Format: int64 */
            total: number;
            facets?: components["schemas"]["Facets"] | null;
        };
        /** @description The country of a job abroad. */
        Country: string;
        /** @description A few words of a candidate to the employer. */
        CoverLetter: string;
        /** @enum {string} */
        Currency: "UZS" | "USD" | "RUB";
        /** @description The company on a card. */
        CustomerCard: {
            slug: string;
            name: string;
            avatar?: components["schemas"]["Picture"] | null;
            is_verified: boolean;
        };
        /** @description A change of a company profile: what is absent stays; null clears what may be empty. */
        CustomerEdit: {
            name?: components["schemas"]["CompanyName"] | null;
            location?: string | null;
            address?: components["schemas"]["Address"] | null;
            /** Format: date */
            owned_date?: string | null;
            about?: components["schemas"]["About"] | null;
        };
        CustomerIn: {
            name: components["schemas"]["CompanyName"];
            location: string;
            address?: components["schemas"]["Address"] | null;
            /**
             * Format: date
             * @description The day the company was founded.
             */
            owned_date?: string | null;
            about?: components["schemas"]["About"] | null;
        };
        CustomerOut: {
            id: components["schemas"]["CompanyId"];
            slug: string;
            name: string;
            address?: string | null;
            location: string;
            location_name: string;
            /** Format: date */
            owned_date?: string | null;
            about?: string | null;
            /** @description False: stopped by staff. */
            active: boolean;
            avatar?: components["schemas"]["Picture"] | null;
        };
        /** @enum {string} */
        Delivery: "sending" | "sent" | "failed" | "verified";
        DictionariesOut: {
            status: boolean;
            data: components["schemas"]["DictionaryLists"];
        };
        /** @description Every closed list of the product with its labels. */
        DictionaryLists: {
            work_type: components["schemas"]["OptionOut"][];
            work_hours: components["schemas"]["OptionOut"][];
            experience: components["schemas"]["OptionOut"][];
            education_level: components["schemas"]["OptionOut"][];
            language_level: components["schemas"]["OptionOut"][];
            sex: components["schemas"]["OptionOut"][];
            social_status: components["schemas"]["OptionOut"][];
            currency: components["schemas"]["OptionOut"][];
            language: components["schemas"]["OptionOut"][];
            licence: components["schemas"]["OptionOut"][];
            computer_skill: components["schemas"]["OptionOut"][];
            computer_level: components["schemas"]["OptionOut"][];
        };
        Done: {
            status: boolean;
        };
        /**
         * Format: uuid
         * @description An unfinished form.
         */
        DraftId: string;
        /** @enum {string} */
        EducationLevel: "secondary" | "incomplete_higher" | "higher";
        /**
         * Format: email
         * @description An e-mail address.
         */
        Email: string;
        EmailIn: {
            email: components["schemas"]["Email"];
        };
        EndedOut: {
            status: boolean;
            /** Format: int64 */
            ended: number;
        };
        EnterIn: {
            totp: components["schemas"]["TypedCode"];
        };
        /** @description What every refused call answers. */
        ErrorBody: {
            /** @description Always false. */
            status: boolean;
            /** @description For programs: what to do depends on it. */
            code: string;
            /** @description For people: already in the caller's language. */
            message: string;
            /** @description Problems by field; dotted paths such as `salary.min_salary`. */
            errors?: {
                [key: string]: string[];
            };
            /**
             * Format: int64
             * @description Seconds to wait before another try.
             */
            retry_after?: number | null;
            /** @description Quote it when you ask us for help. */
            request_id: string;
        };
        /**
         * @description What happened, for programs: the text for people is `message`.
         * @enum {string}
         */
        ErrorCode: "validation" | "bad_request" | "not_found" | "unauthenticated" | "forbidden" | "too_many" | "file_too_large" | "file_type" | "method_not_allowed" | "unavailable" | "internal" | "idempotency_mismatch" | "wrong_role" | "reauth_required" | "staff_sign_in_refused" | "staff_invitation_dead" | "staff_own_account" | "staff_login_taken" | "staff_unknown_login" | "wrong_credentials" | "totp_required" | "wrong_totp" | "email_taken" | "phone_taken" | "verification_not_found" | "wrong_code" | "wrong_password" | "locked" | "codes_paused" | "profile_required" | "role_changed_recently" | "social_refused" | "identity_taken" | "last_way_in" | "provider_off" | "telegram_taken" | "link_expired" | "wrong_state" | "export_not_ready" | "duplicate" | "version_conflict" | "limit_exceeded" | "company_blocked" | "resubmissions_exceeded" | "draft_exists" | "gone" | "already_reported" | "already_decided" | "superseded" | "vacancy_not_found" | "favourites_full" | "searches_full" | "hidden_full";
        /**
         * @description Years of experience that a vacancy asks for (decisions B10).
         * @enum {string}
         */
        Experience: "none" | "1" | "2" | "3" | "4" | "5";
        ExportOut: {
            status: boolean;
            state: components["schemas"]["ExportState"];
            /** Format: date-time */
            made_at?: string | null;
            /** Format: date-time */
            expires_at?: string | null;
        };
        /** @enum {string} */
        ExportState: "none" | "making" | "ready";
        FacetValue: {
            value: string;
            label: string;
            /** Format: int64 */
            count: number;
        };
        /** @description How many there are under each value; each list ignores its own filter. */
        Facets: {
            sphere: components["schemas"]["FacetValue"][];
            /** @description Regions, and the districts of those that are chosen. */
            location: components["schemas"]["FacetValue"][];
            profession: components["schemas"]["FacetValue"][];
            work_type: components["schemas"]["FacetValue"][];
            experience: components["schemas"]["FacetValue"][];
            education: components["schemas"]["FacetValue"][];
            language: components["schemas"]["FacetValue"][];
            /** Format: int64 */
            with_salary: number;
            /** Format: int64 */
            resume_not_required: number;
        };
        /** @description A saved vacancy. One that is not open any more has no pay. */
        FavouriteCard: components["schemas"]["VacancyCard"] & {
            is_open: boolean;
            /** Format: date-time */
            added_at: string;
        };
        FavouriteIn: {
            /** @description Slug of the vacancy. */
            job_id: string;
        };
        FavouritesOut: {
            status: boolean;
            data: components["schemas"]["FavouriteCard"][];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description What can be asked for beside words.
         * @enum {string}
         */
        FilterKey: "sphere" | "profession" | "location" | "work_type" | "experience" | "education" | "language" | "salary" | "with_salary" | "period" | "resume_required" | "company";
        ForgotIn: {
            phone: components["schemas"]["LoginPhone"];
        };
        FoundVacancies: {
            status: boolean;
            data: components["schemas"]["VacancyCard"][];
            /** @description Paid ones that fit, at most three, besides the list; never twice on a page. */
            ads: components["schemas"]["VacancyCard"][];
            meta: components["schemas"]["Meta"];
            facets?: components["schemas"]["Facets"] | null;
            /** @description Every filter in force, from the address or from the words. */
            applied: components["schemas"]["Applied"][];
            /** @description What is searched as words; empty when filters say it all. */
            words: string;
            corrections: components["schemas"]["Correction"][];
            /** @description Nothing had all the words, so these have some of them. */
            relaxed: boolean;
            near?: components["schemas"]["Near"] | null;
            /**
             * Format: date
             * @description The day of the exchange rate by which pays were compared.
             */
            rate_on?: string | null;
        };
        /**
         * @description What a guest may ask a code for.
         * @enum {string}
         */
        GuestPurpose: "register" | "reset";
        HiddenChangedOut: {
            status: boolean;
        };
        HiddenCompany: {
            slug: string;
            name: string;
        };
        HiddenOut: {
            status: boolean;
            vacancies: components["schemas"]["VacancyCard"][];
            companies: components["schemas"]["HiddenCompany"][];
        };
        IdentitiesOut: {
            status: boolean;
            data: components["schemas"]["IdentityOut"][];
        };
        /**
         * Format: uuid
         * @description An account elsewhere that opens one of ours.
         */
        IdentityId: string;
        IdentityOut: {
            id: components["schemas"]["IdentityId"];
            provider: components["schemas"]["Provider"];
            name: string;
            /** Format: date-time */
            linked_at: string;
        };
        Keyword: {
            kind: components["schemas"]["KeywordKind"];
            text: string;
            /** @description Of a profession or a company. */
            slug?: string | null;
        };
        /** @enum {string} */
        KeywordKind: "query" | "profession" | "company" | "skill";
        KeywordsOut: {
            status: boolean;
            data: components["schemas"]["Keyword"][];
        };
        /** @description A language with its level, or its code alone. */
        LanguageIn: string | {
            language: string;
            level?: components["schemas"]["LanguageLevel"] | null;
        };
        /**
         * @description Product §3 has these three only (decisions B11).
         * @enum {string}
         */
        LanguageLevel: "a1" | "b1" | "c1";
        /** @description A language a person speaks. */
        LanguageSkill: {
            language: string;
            level?: components["schemas"]["LanguageLevel"] | null;
        };
        /**
         * @description A text that people agree to.
         * @enum {string}
         */
        LegalDocument: "terms" | "privacy";
        /** @description What stands beside the text of a document. */
        LegalFacts: {
            document: components["schemas"]["LegalDocument"];
            version: string;
            /** Format: date-time */
            published_at: string;
            /** Format: date-time */
            effective_at: string;
            standing: components["schemas"]["LegalStanding"];
            /** @description What is new in this version. */
            changes: string;
            previous?: components["schemas"]["LegalVersionMark"] | null;
            next?: components["schemas"]["LegalVersionMark"] | null;
        };
        /** @description A published version that does not bind yet. */
        LegalNotice: {
            document: components["schemas"]["LegalDocument"];
            version: string;
            /** Format: date-time */
            effective_at: string;
        };
        LegalNoticesOut: {
            status: boolean;
            notices: components["schemas"]["LegalNotice"][];
        };
        /**
         * @description How a version stands at a moment.
         * @enum {string}
         */
        LegalStanding: "coming" | "in_force" | "past";
        LegalVersionMark: {
            version: string;
            /** Format: date-time */
            effective_at: string;
        };
        /**
         * Format: uuid
         * @description A letter to us.
         */
        LetterId: string;
        /** @description What a person wants to tell us. */
        LetterText: string;
        /** @description The number of a licence to place people abroad. */
        Licence: string;
        /**
         * @description What its owner and time do to a vacancy (decisions C1).
         * @enum {string}
         */
        Lifecycle: "open" | "paused" | "expired" | "closed";
        Liked: {
            status: boolean;
            liked: boolean;
        };
        /** @description The calls of product §7 branch on `status`: refusals come with HTTP 200 too. */
        LikedOrRefused: components["schemas"]["Liked"] | components["schemas"]["ErrorBody"];
        /** @description An http, https or ftp address. */
        Link: string;
        LinkSent: {
            status: boolean;
            /** Format: int64 */
            resend_after: number;
        };
        LinkedChat: {
            name: string;
            /** Format: date-time */
            linked_at: string;
        };
        /** @description One requirement, task or advantage of a vacancy. */
        ListItem: string;
        /**
         * @description An interface language. Uzbek is the default and the fallback (product §9).
         * @enum {string}
         */
        Locale: "uz" | "ru" | "en";
        /** @enum {string} */
        LocationKind: "republic" | "region" | "city" | "district" | "city_district";
        /** @description A region, city or district. Parents come before their children. */
        LocationOut: {
            /** Format: int32 */
            id: number;
            slug: string;
            name: string;
            /** @description Without the word "region" or "district". */
            short_name: string;
            type: components["schemas"]["LocationKind"];
            /** Format: int32 */
            parent_id?: number | null;
        };
        LocationsOut: {
            status: boolean;
            data: components["schemas"]["LocationOut"][];
        };
        LoginIn: {
            phone: components["schemas"]["LoginPhone"];
            /**
             * Format: password
             * @description Any text: a wrong one is a wrong password, however short.
             */
            password: string;
            /** @description Stay signed in on this device. */
            remember?: boolean;
            totp?: components["schemas"]["TypedCode"] | null;
            /** @description Also link the Telegram or Google account that waits in this browser. */
            social?: boolean;
        };
        LoginOut: {
            /** Format: date-time */
            at: string;
            event: components["schemas"]["AccountEvent"];
            device: string;
            address: string;
            /** @description Two letters of the country the address belongs to, where that is known. */
            country?: string | null;
        };
        /**
         * Format: phone
         * @description An Uzbek mobile number that receives codes by SMS. Written as any phone number.
         */
        LoginPhone: string;
        LoginsOut: {
            status: boolean;
            data: components["schemas"]["LoginOut"][];
            meta: components["schemas"]["Meta"];
        };
        MaybeVacancyDraftOut: {
            status: boolean;
            data?: components["schemas"]["VacancyDraft"] | null;
        };
        MeOut: {
            status: boolean;
            user: components["schemas"]["User"];
        };
        /** @enum {string} */
        MemberState: "invited" | "ready" | "disabled";
        Meta: {
            /** Format: int32 */
            page: number;
            /** Format: int32 */
            per_page: number;
            /** Format: int64 */
            total: number;
            /** Format: int32 */
            pages: number;
        };
        Near: {
            /** @description The filter that was left out. */
            without: components["schemas"]["FilterKey"];
            label: string;
            /** Format: int64 */
            total: number;
            data: components["schemas"]["VacancyCard"][];
        };
        /**
         * @description What people can be told of (decisions C17).
         * @enum {string}
         */
        NoticeEvent: "status" | "message" | "invitation" | "interview" | "test" | "moderation" | "saved_search";
        /** @description What the plan allows, told before it is used up (decisions J5). */
        OpenVacancyLimits: {
            /** Format: int64 */
            open_used: number;
            /** Format: int32 */
            open_limit: number;
            /**
             * Format: date
             * @description The last day of the plan's present period.
             */
            renews_on: string;
            is_verified: boolean;
        };
        /** @description An entry of a list to choose from. */
        OptionOut: {
            code: string;
            name: string;
        };
        OwnCodeIn: {
            purpose: components["schemas"]["OwnPurpose"];
            phone?: components["schemas"]["LoginPhone"] | null;
        };
        /** @enum {string} */
        OwnPurpose: "proof" | "phone";
        OwnVacanciesOut: {
            status: boolean;
            data: components["schemas"]["OwnVacancy"][];
            meta: components["schemas"]["Meta"];
            counts: components["schemas"]["OwnVacancyCounts"];
            /**
             * Format: int64
             * @description How many hours moderators usually need.
             */
            usual_hours?: number | null;
            limits: components["schemas"]["OpenVacancyLimits"];
        };
        /** @description A vacancy as its owner sees it in his list. */
        OwnVacancy: components["schemas"]["VacancyCard"] & {
            status: components["schemas"]["VacancyStatus"];
            lifecycle: components["schemas"]["Lifecycle"];
            /** @description Hidden after complaints until somebody has looked. */
            is_hidden: boolean;
            /** @description Everybody can see it now. */
            is_public: boolean;
            edit?: components["schemas"]["VacancyEdit"] | null;
            /** Format: date-time */
            submitted_at: string;
            /** Format: date-time */
            expires_at?: string | null;
            /** Format: int64 */
            views: number;
            /** Format: int64 */
            responses: number;
            /** Format: int64 */
            favourites: number;
            /** @description What the owner may do with it now. */
            actions: components["schemas"]["VacancyAction"][];
        };
        OwnVacancyChanged: {
            status: boolean;
            data: components["schemas"]["OwnVacancy"];
        };
        OwnVacancyCounts: {
            /** Format: int64 */
            all: number;
            /** Format: int64 */
            active: number;
            /** Format: int64 */
            inactive: number;
        };
        OwnVacancyOut: {
            status: boolean;
            data: components["schemas"]["OwnVacancyPage"];
        };
        OwnVacancyPage: components["schemas"]["OwnVacancy"] & {
            /** @description The newest text, public or not. */
            form: components["schemas"]["VacancyContent"];
            /**
             * Format: int32
             * @description Its number: an edit names it.
             */
            revision: number;
            /** @description Why the newest text was refused, if it was. */
            reasons: components["schemas"]["RefusalReasonOut"][];
            /** Format: int32 */
            resubmissions_left: number;
            /** Format: int64 */
            usual_hours?: number | null;
            history: components["schemas"]["VacancyHistoryEntry"][];
            /** @description The page as everybody would see it with the newest text. */
            preview: components["schemas"]["Vacancy"];
        };
        /** @description A page of the help area in one language. */
        Page: {
            slug: string;
            title: string;
            /** @description One sentence for search engines and link previews. */
            description: string;
            /** @description Ready HTML. It comes from our own files, never from users. */
            html: string;
            /** Format: date */
            updated_on: string;
        };
        PageOut: {
            status: boolean;
            page: components["schemas"]["Page"];
            legal?: components["schemas"]["LegalFacts"] | null;
        };
        /**
         * Format: password
         * @description A password, exactly as typed.
         */
        Password: string;
        PasswordIn: {
            password: components["schemas"]["Password"];
        };
        PendingChat: {
            name: string;
        };
        PendingOut: {
            provider: components["schemas"]["Provider"];
            name: string;
            email?: string | null;
        };
        /** @description A first name or a surname. */
        PersonName: string;
        /**
         * Format: phone
         * @description A phone number. Spaces, dashes and parentheses are accepted; nine digits get +998.
         */
        Phone: string;
        PhoneIn: {
            /** @description A confirmed code of the purpose `phone`. */
            request_id: string;
        };
        /** @description Addresses of a picture in its two sizes. */
        Picture: {
            large: string;
            small: string;
        };
        /** @description The job a candidate looks for. */
        Position: string;
        /** @description One of the three. */
        ProofIn: {
            /** Format: password */
            password?: string | null;
            /** @description A confirmed code of the purpose `proof`. */
            request_id?: string | null;
            totp?: components["schemas"]["TypedCode"] | null;
        };
        ProofOut: {
            status: boolean;
            /** Format: date-time */
            proved_until: string;
        };
        /** @enum {string} */
        Provider: "telegram" | "google";
        ProvidersOut: {
            status: boolean;
            google: boolean;
            telegram?: components["schemas"]["TelegramProvider"] | null;
        };
        /** @description What happened to a form that was sent. */
        PublishedOut: {
            status: boolean;
            slug: string;
            vacancy_status: components["schemas"]["VacancyStatus"];
            /** @description Whether the change is public already. */
            applied: components["schemas"]["VacancyChangeApplied"];
            /**
             * Format: int64
             * @description How many hours moderators usually need; unknown while there were few decisions.
             */
            usual_hours?: number | null;
        };
        /**
         * @description How a question of an employer is answered.
         * @enum {string}
         */
        QuestionKind: "text" | "yes_no" | "choice" | "number";
        /** @description One answer to choose from. */
        QuestionOption: string;
        /** @description A question of an employer to those who respond. */
        QuestionText: string;
        /** @description When nothing is sent that can wait, in Tashkent. */
        QuietHours: {
            on: boolean;
            /** @description `21:00` */
            from: string;
            to: string;
        };
        /** @description The official rate of a currency. */
        RateOut: {
            currency: components["schemas"]["Currency"];
            /**
             * Format: double
             * @description Soum for one unit.
             */
            rate: number;
            /**
             * Format: date
             * @description The day from which on the rate holds.
             */
            day: string;
        };
        RatesOut: {
            status: boolean;
            data: components["schemas"]["RateOut"][];
        };
        /** @description A moderator's own words to the owner. */
        ReasonText: string;
        /**
         * @description Why a vacancy is refused (decisions C1).
         * @enum {string}
         */
        RefusalReason: "fee_or_deposit" | "contacts_in_text" | "discrimination" | "not_a_vacancy" | "duplicate" | "misleading_pay" | "forbidden_activity" | "overseas_without_licence" | "wrong_sphere" | "unreadable";
        /** @description One reason, as a moderator gives it. */
        RefusalReasonIn: {
            code: components["schemas"]["RefusalReason"];
            /** @description Dotted, as in the form: `requirements.2`. */
            field?: string | null;
            text?: components["schemas"]["ReasonText"] | null;
        };
        /** @description One reason, as the owner reads it. */
        RefusalReasonOut: {
            code: components["schemas"]["RefusalReason"];
            title: string;
            field?: string | null;
            /** @description The moderator's own words. */
            text?: string | null;
            /** @description How to put it right. */
            fix: string;
        };
        /** @description The form of product §3. Which fields are needed depends on the role. */
        RegisterIn: {
            phone: components["schemas"]["LoginPhone"];
            password?: components["schemas"]["Password"] | null;
            verification_code?: components["schemas"]["Code"] | null;
            request_id?: string | null;
            role?: components["schemas"]["Role"] | null;
            /** @description Of the person, or of the company. */
            name: string;
            surname?: components["schemas"]["PersonName"] | null;
            /** Format: date */
            birthday?: string | null;
            sex?: components["schemas"]["Sex"] | null;
            location?: string;
            spheres?: string[];
            education_level?: components["schemas"]["EducationLevel"] | null;
            specialization?: components["schemas"]["Position"] | null;
            languages?: components["schemas"]["LanguageIn"][];
            about?: components["schemas"]["About"] | null;
            email?: components["schemas"]["Email"] | null;
            /** @description A picture as `data:image/jpeg;base64,…`. */
            avatar?: string | null;
            address?: components["schemas"]["Address"] | null;
            /** Format: date */
            owned_date?: string | null;
            consents?: components["schemas"]["Consent"][];
            remember?: boolean;
            /** @description Also link the Telegram or Google account that waits in this browser. */
            social?: boolean;
        };
        /** @description Where to answer: a phone number or an e-mail address. */
        ReplyTo: string;
        ResetIn: {
            request_id: string;
            code?: components["schemas"]["Code"] | null;
            password: components["schemas"]["Password"];
        };
        /**
         * Format: uuid
         * @description One version of a vacancy's text.
         */
        RevisionId: string;
        /**
         * @description The two kinds of people; a customer is an employer.
         * @enum {string}
         */
        Role: "candidate" | "customer";
        RoleIn: {
            role: components["schemas"]["Role"];
            candidate?: components["schemas"]["CandidateIn"] | null;
            customer?: components["schemas"]["CustomerIn"] | null;
        };
        /** @description A salary as the API shows it. */
        Salary: {
            /**
             * Format: int64
             * @description The one number, when minimum and maximum do not differ.
             */
            amount?: number | null;
            /** Format: int64 */
            min_salary?: number | null;
            /** Format: int64 */
            max_salary?: number | null;
            agreement: boolean;
            currency: components["schemas"]["Currency"];
            tax: components["schemas"]["Tax"];
        };
        SaveSearchIn: {
            query: components["schemas"]["SearchAddress"];
            name?: components["schemas"]["SearchName"] | null;
        };
        SavedSearch: {
            id: components["schemas"]["SearchId"];
            name: string;
            /** @description What stands behind the `?` of the page: `q=haydovchi&location=toshkent-shahri`. */
            query: string;
            /**
             * Format: int64
             * @description Vacancies published since it was saved or opened last.
             */
            new_count: number;
            /** @description Told of once a day. */
            digest: boolean;
            /** Format: date-time */
            created_at: string;
        };
        SavedSearchOut: {
            status: boolean;
            data: components["schemas"]["SavedSearch"];
        };
        SavedSearchesOut: {
            status: boolean;
            data: components["schemas"]["SavedSearch"][];
            /**
             * Format: int64
             * @description So many can be saved.
             */
            limit: number;
        };
        /** @description What stands behind the `?` of the page. */
        SearchAddress: string;
        SearchChangedOut: {
            status: boolean;
        };
        /**
         * Format: uuid
         * @description A saved search.
         */
        SearchId: string;
        /** @description What a candidate calls a saved search. */
        SearchName: string;
        SendCodeIn: {
            phone: components["schemas"]["LoginPhone"];
            purpose: components["schemas"]["GuestPurpose"];
            /** @description What the person ticked; needed once, here or with the form. */
            consents?: components["schemas"]["Consent"][];
        };
        SendLinkIn: {
            phone: components["schemas"]["LoginPhone"];
        };
        /**
         * Format: uuid
         * @description A signed-in browser. It is the public half of its token.
         */
        SessionId: string;
        SessionOut: {
            id: components["schemas"]["SessionId"];
            is_current: boolean;
            /** @description "Chrome, Android"; empty when unknown. */
            device: string;
            address: string;
            /** @description Two letters of the country the address belongs to, where that is known. */
            country?: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string;
        };
        SessionsOut: {
            status: boolean;
            data: components["schemas"]["SessionOut"][];
        };
        /** @enum {string} */
        Sex: "male" | "female";
        /** @description Field types of product §3 whose calls come with their capability: the web reads their limits already. */
        SharedFields: {
            vacancy_title: components["schemas"]["VacancyTitle"];
            position: components["schemas"]["Position"];
            list_item: components["schemas"]["ListItem"];
            about: components["schemas"]["About"];
            question_text: components["schemas"]["QuestionText"];
            cover_letter: components["schemas"]["CoverLetter"];
            company_name: components["schemas"]["CompanyName"];
            address: components["schemas"]["Address"];
            skill: components["schemas"]["Skill"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            link: components["schemas"]["Link"];
            locale: components["schemas"]["Locale"];
            role: components["schemas"]["Role"];
            work_type: components["schemas"]["WorkType"];
            work_hours: components["schemas"]["WorkHours"];
            experience: components["schemas"]["Experience"];
            education_level: components["schemas"]["EducationLevel"];
            language_level: components["schemas"]["LanguageLevel"];
            sex: components["schemas"]["Sex"];
            social_status: components["schemas"]["SocialStatus"];
            currency: components["schemas"]["Currency"];
        };
        /** @description What every way in answers. */
        Signed: {
            status: boolean;
            user: components["schemas"]["User"];
            token: string;
            /** @description Null: there is nothing to complain about. */
            message?: string | null;
        };
        /** @description The calls of product §7 branch on `status`: refusals come with HTTP 200 too. */
        SignedOrRefused: components["schemas"]["Signed"] | components["schemas"]["ErrorBody"];
        SimilarVacanciesOut: {
            status: boolean;
            data: components["schemas"]["VacancyCard"][];
        };
        /** @description One skill, entered one at a time. */
        Skill: string;
        SocialOut: {
            status: boolean;
            social?: components["schemas"]["PendingOut"] | null;
        };
        /** @enum {string} */
        SocialStatus: "student" | "married" | "single" | "other";
        /** @description A line of work with its professions. */
        SphereOut: {
            slug: string;
            name: string;
            /** @description The name of an icon. */
            icon: string;
            professions: components["schemas"]["OptionOut"][];
        };
        SpheresOut: {
            status: boolean;
            data: components["schemas"]["SphereOut"][];
        };
        /** @description What an authenticator needs, as a picture and for typing. */
        StaffAuthenticator: {
            secret: string;
            uri: string;
            /** @description SVG of the QR code. */
            qr: string;
        };
        /** @description A company, as far as a moderator's list names it. */
        StaffCompanyName: {
            slug: string;
            name: string;
            is_verified: boolean;
        };
        StaffCompanyRecord: {
            slug: string;
            name: string;
            is_verified: boolean;
            /** Format: int64 */
            vacancies_approved: number;
            /** Format: int64 */
            complaints_upheld_90d: number;
            /** Format: int32 */
            strikes: number;
        };
        /** @description A vacancy or a company with its open complaints. */
        StaffComplained: {
            target: components["schemas"]["ComplaintTarget"];
            slug: string;
            revision_id?: components["schemas"]["RevisionId"] | null;
            /** @description Of the vacancy, or the name of the company. */
            title: string;
            company: components["schemas"]["StaffComplainedCompany"];
            is_hidden: boolean;
            /** Format: int64 */
            count: number;
            /** Format: date-time */
            newest_at: string;
            /** @description The newest fifty. */
            complaints: components["schemas"]["StaffComplaint"][];
        };
        StaffComplainedCompany: {
            slug: string;
            name: string;
            is_verified: boolean;
            /** Format: int32 */
            strikes: number;
        };
        StaffComplaint: {
            id: components["schemas"]["ComplaintId"];
            reason: components["schemas"]["ComplaintReason"];
            text?: string | null;
            /** Format: date-time */
            at: string;
        };
        StaffComplaintsOut: {
            status: boolean;
            data: components["schemas"]["StaffComplained"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description A decision was made. */
        StaffDecisionOut: {
            status: boolean;
        };
        StaffDone: {
            status: boolean;
        };
        /** @description What the text rules found, as a revision keeps it. */
        StaffFinding: {
            code: string;
            field?: string | null;
            excerpt?: string | null;
        };
        /**
         * Format: uuid
         * @description A member of staff.
         */
        StaffId: string;
        /** @description The name by which a member of staff signs in. */
        StaffLogin: string;
        StaffMe: {
            id: components["schemas"]["StaffId"];
            login: string;
            name: string;
            role: components["schemas"]["StaffRole"];
        };
        StaffMeOut: {
            status: boolean;
            member: components["schemas"]["StaffMe"];
        };
        /** @description A member as others see him. */
        StaffMember: {
            id: components["schemas"]["StaffId"];
            login: string;
            name: string;
            role: components["schemas"]["StaffRole"];
            state: components["schemas"]["MemberState"];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description The last use of an open session.
             */
            last_used_at?: string | null;
        };
        StaffMemberOut: {
            status: boolean;
            member: components["schemas"]["StaffMember"];
        };
        StaffMembersOut: {
            status: boolean;
            data: components["schemas"]["StaffMember"][];
        };
        StaffPasswordIn: {
            current: components["schemas"]["Password"];
            password: components["schemas"]["Password"];
            totp: components["schemas"]["Code"];
        };
        /** @description A text that waits. */
        StaffQueueItem: {
            revision_id: components["schemas"]["RevisionId"];
            slug: string;
            title: string;
            company: components["schemas"]["StaffCompanyName"];
            /**
             * Format: int32
             * @description 0: the text rules found nothing.
             */
            risk: number;
            /** @description Reason codes that the rules suspect. */
            findings: string[];
            /** @description A new text of a vacancy that is public with its old one. */
            is_edit: boolean;
            /** Format: date-time */
            submitted_at: string;
        };
        StaffQueueOut: {
            status: boolean;
            data: components["schemas"]["StaffQueueItem"][];
            meta: components["schemas"]["Meta"];
            /** Format: int64 */
            waiting: number;
            /**
             * Format: int64
             * @description What owners have waited lately; null while there were few decisions.
             */
            median_minutes?: number | null;
        };
        StaffRefusalIn: {
            reasons: components["schemas"]["RefusalReasonIn"][];
        };
        StaffRevision: {
            revision_id: components["schemas"]["RevisionId"];
            /** Format: int32 */
            number: number;
            /** @description `waiting`, `approved`, `rejected` or `superseded`. */
            state: string;
            /** Format: date-time */
            submitted_at: string;
            /** Format: date-time */
            decided_at?: string | null;
            /** @description The moderator's name; null while it waits, and when the rules decided. */
            decided_by?: string | null;
            /** Format: int32 */
            risk: number;
            findings: components["schemas"]["StaffFinding"][];
            vacancy: components["schemas"]["StaffVacancyStanding"];
            company: components["schemas"]["StaffCompanyRecord"];
            form: components["schemas"]["VacancyContent"];
            before?: components["schemas"]["VacancyContent"] | null;
            /** @description Oldest first. */
            history: components["schemas"]["VacancyHappening"][];
            /** @description All texts of the vacancy, newest first. */
            revisions: components["schemas"]["StaffRevisionLine"][];
        };
        StaffRevisionLine: {
            revision_id: components["schemas"]["RevisionId"];
            /** Format: int32 */
            number: number;
            state: string;
            /** Format: date-time */
            submitted_at: string;
            /** Format: date-time */
            decided_at?: string | null;
            decided_by?: string | null;
            reasons: components["schemas"]["StoredRefusalReason"][];
        };
        StaffRevisionOut: {
            status: boolean;
            data: components["schemas"]["StaffRevision"];
        };
        /** @enum {string} */
        StaffRole: "moderator" | "content" | "finance" | "admin";
        StaffRoleIn: {
            role: components["schemas"]["StaffRole"];
        };
        StaffSearchIndex: {
            /** Format: int64 */
            documents: number;
            /**
             * Format: date-time
             * @description When a vacancy changed last.
             */
            changed_at?: string | null;
            is_rebuilding: boolean;
        };
        StaffSearchOut: {
            status: boolean;
            top: components["schemas"]["StaffSearchedText"][];
            /** @description Those that found nothing; `times` counts only these. */
            empty: components["schemas"]["StaffSearchedText"][];
            index: components["schemas"]["StaffSearchIndex"];
        };
        StaffSearchedText: {
            query: string;
            /** Format: int64 */
            times: number;
            /**
             * Format: int64
             * @description People and days: somebody who comes back tomorrow is counted again.
             */
            visitors: number;
        };
        /** @description A browser in which the member is signed in. */
        StaffSession: {
            id: components["schemas"]["StaffSessionId"];
            is_current: boolean;
            user_agent: string;
            address: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        /**
         * Format: uuid
         * @description A signed-in browser of a member of staff.
         */
        StaffSessionId: string;
        StaffSessionsOut: {
            status: boolean;
            data: components["schemas"]["StaffSession"][];
        };
        StaffSignInIn: {
            login: components["schemas"]["StaffLogin"];
            password: components["schemas"]["Password"];
            /** @description From the authenticator. A code works once. */
            totp: components["schemas"]["Code"];
        };
        StaffSynonyms: {
            id: components["schemas"]["SynonymsId"];
            words: string[];
            note?: string | null;
        };
        StaffSynonymsIn: {
            /** @description Two to twelve. */
            words: components["schemas"]["SynonymWord"][];
            note?: components["schemas"]["SynonymNote"] | null;
        };
        StaffSynonymsListOut: {
            status: boolean;
            data: components["schemas"]["StaffSynonyms"][];
        };
        StaffSynonymsOut: {
            status: boolean;
            data: components["schemas"]["StaffSynonyms"];
        };
        StaffSynonymsRemovedOut: {
            status: boolean;
        };
        StaffVacancyStanding: {
            slug: string;
            status: components["schemas"]["VacancyStatus"];
            lifecycle: components["schemas"]["Lifecycle"];
            is_hidden: boolean;
            is_deleted: boolean;
        };
        StaffVerdictIn: {
            verdict: components["schemas"]["ComplaintVerdict"];
            /** @description Why a vacancy is taken down; only for an upheld complaint about a vacancy. */
            reasons?: components["schemas"]["RefusalReasonIn"][];
            /** @description Counts against the company: a warning, a week's stop, the end. Only when upheld. */
            strike?: boolean;
        };
        StaffVerifyIn: {
            verified: boolean;
        };
        StaffWelcomeFinishIn: {
            secret: string;
            password: components["schemas"]["Password"];
            totp: components["schemas"]["Code"];
        };
        StaffWelcomeStartIn: {
            /** @description What stands behind `#` in the link. */
            secret: string;
        };
        StaffWelcomeStartOut: {
            status: boolean;
            login: string;
            name: string;
            role: components["schemas"]["StaffRole"];
            totp: components["schemas"]["StaffAuthenticator"];
        };
        StillHiring: {
            title: string;
            slug: string;
            state: components["schemas"]["StillHiringState"];
        };
        /** @enum {string} */
        StillHiringAnswer: "yes" | "no";
        StillHiringIn: {
            token: string;
            answer: components["schemas"]["StillHiringAnswer"];
        };
        StillHiringOut: {
            status: boolean;
            data: components["schemas"]["StillHiring"];
        };
        /**
         * @description Where the question stands.
         * @enum {string}
         */
        StillHiringState: "asked" | "yes" | "no" | "gone";
        StopDigestsIn: {
            /** @description From the link. */
            token: string;
        };
        StopDigestsOut: {
            status: boolean;
        };
        /** @description One reason, as a revision keeps it. */
        StoredRefusalReason: {
            code: components["schemas"]["RefusalReason"];
            field?: string | null;
            text?: string | null;
        };
        SuggestOut: {
            status: boolean;
            data: components["schemas"]["SuggestionOut"][];
        };
        SuggestionOut: {
            code: string;
            name: string;
            /** @description Only for professions: the sphere it belongs to. */
            sphere?: string | null;
        };
        /** @description Why staff thinks that words mean the same. */
        SynonymNote: string;
        /** @description A word or a few that stand for one thing. */
        SynonymWord: string;
        /**
         * Format: uuid
         * @description A group of words.
         */
        SynonymsId: string;
        /**
         * @description Whether the numbers are what comes into the hand or what stands in the contract.
         * @enum {string}
         */
        Tax: "net" | "gross";
        /** @description The fields as Telegram gives them, all as text. */
        TelegramIn: {
            [key: string]: string;
        };
        TelegramLinkOut: {
            status: boolean;
            /** @description Opens the bot with the key. */
            url: string;
            /** @description The same as a picture: SVG. */
            qr: string;
            /** Format: int64 */
            expires_in: number;
        };
        TelegramName: {
            name: string;
        };
        TelegramOut: {
            status: boolean;
            user: components["schemas"]["User"];
            token: string;
            /** @enum {string} */
            outcome: "signed_in";
        } | {
            status: boolean;
            /** @enum {string} */
            outcome: "second_step";
        } | {
            status: boolean;
            name: string;
            /** @enum {string} */
            outcome: "unknown";
        };
        TelegramProvider: {
            bot: string;
            /** @description Where the browser goes; it comes back to `/auth/login#tgAuthResult=…`. */
            login_url: string;
        };
        TelegramState: {
            status: boolean;
            /** @description This installation has a bot. */
            available: boolean;
            linked?: components["schemas"]["LinkedChat"] | null;
            pending?: components["schemas"]["PendingChat"] | null;
        };
        TotpConfirmIn: {
            code: components["schemas"]["TypedCode"];
        };
        TotpConfirmOut: {
            status: boolean;
            /** @description Each opens the account once when the phone with the app is lost. Shown only now. */
            recovery_codes: string[];
        };
        TotpStartOut: {
            status: boolean;
            /** @description To type into an app that has no camera. */
            secret: string;
            uri: string;
            /** @description The same as a picture: SVG. */
            qr: string;
        };
        /** @description Code of the authenticator, or a recovery code, as typed. */
        TypedCode: string;
        UpdateSearchIn: {
            name?: components["schemas"]["SearchName"] | null;
            digest?: boolean | null;
        };
        /** @description The signed-in person. */
        User: {
            id: components["schemas"]["UserId"];
            phone: string;
            /** Format: date-time */
            phone_verified_at: string;
            email?: string | null;
            /** Format: date-time */
            email_verified_at?: string | null;
            /** @description The profile in use. */
            role: components["schemas"]["Role"];
            /** @description The phone is confirmed. */
            verified: boolean;
            candidate?: components["schemas"]["CandidateOut"] | null;
            customer?: components["schemas"]["CustomerOut"] | null;
            locale: components["schemas"]["Locale"];
            has_password: boolean;
            has_totp: boolean;
            telegram?: components["schemas"]["TelegramName"] | null;
            unfinished?: components["schemas"]["Role"] | null;
            /**
             * Format: date-time
             * @description When the role may be changed again; null means now.
             */
            role_free_at?: string | null;
            /**
             * Format: date-time
             * @description When the account will be erased, if its owner asked for that.
             */
            delete_at?: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /**
         * Format: uuid
         * @description A person with an account.
         */
        UserId: string;
        /** @description A vacancy as its page shows it: the card and the rest of the approved text. */
        Vacancy: {
            id: components["schemas"]["VacancyId"];
            slug: string;
            title: string;
            /** @description The main sphere. */
            category_id: string;
            /** @description Slugs, the main one first. */
            sphere: string[];
            sphere_names: components["schemas"]["VacancySphereName"][];
            profession?: string | null;
            profession_name?: string | null;
            location: string;
            location_name: string;
            region_name: string;
            address?: string | null;
            work_type: components["schemas"]["WorkType"][];
            work_hours: components["schemas"]["WorkHours"];
            hours_from?: string | null;
            hours_to?: string | null;
            salary?: components["schemas"]["Salary"] | null;
            about: string;
            requirements: string[];
            tasks: string[];
            advantages: string[];
            experience: components["schemas"]["Experience"];
            education_level?: components["schemas"]["EducationLevel"] | null;
            languages: components["schemas"]["VacancyLanguageName"][];
            resume_required: boolean;
            required_question: boolean;
            /** @description How many questions wait for those who respond. */
            question_count: number;
            /** @description There is a phone or a link behind the button. */
            has_contacts: boolean;
            has_link: boolean;
            abroad?: components["schemas"]["Abroad"] | null;
            type: components["schemas"]["VacancyKind"];
            /** Format: date-time */
            published_at?: string | null;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            expires_at?: string | null;
            customer: components["schemas"]["VacancyCustomer"];
            liked: boolean;
            /** @description The candidate who asks has opened its contacts. */
            contacted: boolean;
            /** @description It belongs to the company of the person who asks. */
            is_own: boolean;
        };
        /** @enum {string} */
        VacancyAction: "edit" | "pause" | "resume" | "close" | "prolong" | "clone" | "delete" | "approve" | "reject" | "take_down" | "hide" | "restore" | "expire";
        VacancyCard: {
            id: components["schemas"]["VacancyId"];
            slug: string;
            title: string;
            /** @description Slugs, the main one first. */
            sphere: string[];
            profession?: string | null;
            location: string;
            location_name: string;
            work_type: components["schemas"]["WorkType"][];
            experience: components["schemas"]["Experience"];
            salary?: components["schemas"]["Salary"] | null;
            type: components["schemas"]["VacancyKind"];
            /** Format: date-time */
            published_at?: string | null;
            customer: components["schemas"]["CustomerCard"];
            /** @description The candidate who asks has saved it. */
            liked: boolean;
            /** @description The candidate who asks has opened its contacts. */
            contacted: boolean;
        };
        /** @enum {string} */
        VacancyChangeApplied: "now" | "waiting";
        VacancyCheckIn: {
            /** @description As much of the form as is filled. */
            form: Record<string, never>;
        };
        VacancyCheckOut: {
            status: boolean;
            data: components["schemas"]["VacancyTips"];
        };
        VacancyContactsOut: {
            status: boolean;
            link?: string | null;
            phone?: string | null;
        };
        /** @description Everything the owner filled in. The JSON of a revision; `form` of the owner's own page has the same shape. */
        VacancyContent: {
            title: string;
            /** @description Slugs; the first is the main one. */
            sphere: string[];
            profession?: string | null;
            location: string;
            address?: string | null;
            work_type: components["schemas"]["WorkType"][];
            work_hours: components["schemas"]["WorkHours"];
            /** @description `09:00` */
            hours_from?: string | null;
            hours_to?: string | null;
            salary: components["schemas"]["VacancyPay"];
            hide_salary: boolean;
            about: string;
            requirements: string[];
            tasks: string[];
            advantages: string[];
            experience: components["schemas"]["Experience"];
            education_level?: components["schemas"]["EducationLevel"] | null;
            languages: components["schemas"]["VacancyLanguage"][];
            resume_required: boolean;
            required_question: boolean;
            questions: components["schemas"]["VacancyQuestion"][];
            for_communication_link?: string | null;
            for_communication_phone?: string | null;
            abroad?: components["schemas"]["Abroad"] | null;
        };
        /** @description Open vacancies of one sphere or region. */
        VacancyCount: {
            slug: string;
            /** Format: int64 */
            count: number;
        };
        /** @description The company strip of the page. */
        VacancyCustomer: components["schemas"]["CustomerCard"] & {
            location_name: string;
            /** Format: int64 */
            open_vacancies: number;
            /** @description The first words about the company. */
            about_short?: string | null;
        };
        VacancyDay: {
            /** Format: date */
            day: string;
            /** Format: int32 */
            views: number;
            /** Format: int32 */
            responses: number;
            /** Format: int32 */
            favourites: number;
            /** Format: int32 */
            contacts: number;
        };
        VacancyDone: {
            status: boolean;
        };
        VacancyDraft: {
            id: components["schemas"]["DraftId"];
            /** Format: int32 */
            version: number;
            step: components["schemas"]["VacancyStep"];
            /** @description As much of the form as is filled, unchecked. */
            form: Record<string, never>;
            /** Format: date-time */
            updated_at: string;
        };
        VacancyDraftIn: {
            step: components["schemas"]["VacancyStep"];
            form: Record<string, never>;
        };
        VacancyDraftOut: {
            status: boolean;
            data: components["schemas"]["VacancyDraft"];
        };
        VacancyDraftStepIn: {
            /**
             * Format: int32
             * @description The version that this form grew from.
             */
            version: number;
            step: components["schemas"]["VacancyStep"];
            form: Record<string, never>;
        };
        VacancyEdit: {
            state: components["schemas"]["VacancyEditState"];
            /** Format: date-time */
            submitted_at: string;
        };
        /** @enum {string} */
        VacancyEditState: "waiting" | "rejected";
        /** @description A vacancy as its owner fills it. Anything may be missing here; [`VacancyForm::check`] says what. */
        VacancyForm: {
            /** @default  */
            title: components["schemas"]["VacancyTitle"];
            /**
             * @description Slugs, the main one first.
             * @default []
             */
            sphere: string[];
            /** @default null */
            profession: string | null;
            /**
             * @description Slug of a place, or one of its names.
             * @default
             */
            location: string;
            /** @default null */
            address: components["schemas"]["Address"] | null;
            /** @default [] */
            work_type: components["schemas"]["WorkType"][];
            /** @default null */
            work_hours: components["schemas"]["WorkHours"] | null;
            /** @default null */
            hours_from: string | null;
            /** @default null */
            hours_to: string | null;
            /**
             * @default {
             *       "agreement": false,
             *       "currency": "UZS",
             *       "max_salary": null,
             *       "min_salary": null,
             *       "tax": "net"
             *     }
             */
            salary: components["schemas"]["VacancyPayIn"];
            /** @default false */
            hide_salary: boolean;
            /** @default  */
            about: components["schemas"]["About"];
            /** @default [] */
            requirements: components["schemas"]["ListItem"][];
            /** @default [] */
            tasks: components["schemas"]["ListItem"][];
            /** @default [] */
            advantages: components["schemas"]["ListItem"][];
            /** @default null */
            experience: components["schemas"]["Experience"] | null;
            /** @default null */
            education_level: components["schemas"]["EducationLevel"] | null;
            /** @default [] */
            languages: components["schemas"]["VacancyLanguageIn"][];
            /** @default false */
            resume_required: boolean;
            /** @default false */
            required_question: boolean;
            /** @default [] */
            questions: components["schemas"]["VacancyQuestionIn"][];
            /** @default null */
            for_communication_link: components["schemas"]["Link"] | null;
            /** @default null */
            for_communication_phone: string | null;
            /** @default null */
            abroad: components["schemas"]["AbroadIn"] | null;
            /** @default null */
            draft_id: components["schemas"]["DraftId"] | null;
            /**
             * @description The owner knows that he has such a vacancy already.
             * @default false
             */
            ignore_duplicates: boolean;
            /**
             * Format: int32
             * @description For changes: the number of the revision that the editor began with.
             * @default null
             */
            revision: number | null;
        };
        /** @description A line of a vacancy's history. */
        VacancyHappening: {
            /** Format: date-time */
            at: string;
            what: string;
        };
        VacancyHistoryEntry: {
            /** Format: date-time */
            at: string;
            /**
             * @description `submitted`, `approved`, `rejected`, `edited`, `edit_rejected`, `paused`, `resumed`, `closed`, `prolonged`,
             *     `expired`, `hidden`, `restored`, `taken_down`, `deleted`, `still_hiring`.
             */
            what: string;
        };
        /**
         * Format: uuid
         * @description A vacancy.
         */
        VacancyId: string;
        /**
         * @description How widely a vacancy is shown (decisions B7).
         * @enum {string}
         */
        VacancyKind: "standard" | "top" | "day";
        VacancyLanguage: {
            language: string;
            level?: components["schemas"]["LanguageLevel"] | null;
        };
        VacancyLanguageIn: {
            /** @default  */
            language: string;
            /** @default null */
            level: components["schemas"]["LanguageLevel"] | null;
        };
        VacancyLanguageName: {
            language: string;
            name: string;
            level?: components["schemas"]["LanguageLevel"] | null;
        };
        VacancyOut: {
            status: boolean;
            data: components["schemas"]["Vacancy"];
        };
        /** @description The pay as it was typed; [`Content::salary`] reads it as a [`Salary`]. */
        VacancyPay: {
            agreement: boolean;
            /** Format: int64 */
            min_salary?: number | null;
            /** Format: int64 */
            max_salary?: number | null;
            currency: components["schemas"]["Currency"];
            tax: components["schemas"]["Tax"];
        };
        VacancyPayIn: {
            /** @default false */
            agreement: boolean;
            /**
             * Format: int64
             * @default null
             */
            min_salary: number | null;
            /**
             * Format: int64
             * @default null
             */
            max_salary: number | null;
            /** @default UZS */
            currency: components["schemas"]["Currency"];
            /** @default net */
            tax: components["schemas"]["Tax"];
        };
        VacancyQuestion: {
            text: string;
            kind: components["schemas"]["QuestionKind"];
            must_answer: boolean;
            /** @description Answers to choose from; only for `choice`. */
            options: string[];
        };
        VacancyQuestionIn: {
            /** @default  */
            text: components["schemas"]["QuestionText"];
            /** @default null */
            kind: components["schemas"]["QuestionKind"] | null;
            /** @default false */
            must_answer: boolean;
            /** @default [] */
            options: components["schemas"]["QuestionOption"][];
        };
        VacancyQuestions: {
            required_question: boolean;
            questions: components["schemas"]["VacancyQuestion"][];
        };
        VacancyQuestionsIn: {
            /** Format: int32 */
            revision: number;
            required_question: boolean;
            questions?: components["schemas"]["VacancyQuestionIn"][];
        };
        VacancyQuestionsOut: {
            status: boolean;
            data: components["schemas"]["VacancyQuestions"];
            /**
             * Format: int32
             * @description The number that a change names.
             */
            revision: number;
        };
        VacancySeenOut: {
            status: boolean;
        };
        VacancySphereName: {
            slug: string;
            name: string;
        };
        VacancyStats: {
            /** @description Every day of its life in Tashkent, the empty ones too. */
            days: components["schemas"]["VacancyDay"][];
            totals: components["schemas"]["VacancyTotals"];
        };
        VacancyStatsOut: {
            status: boolean;
            data: components["schemas"]["VacancyStats"];
        };
        /**
         * @description What moderators say about a vacancy (product §4).
         * @enum {string}
         */
        VacancyStatus: "moderating" | "approved" | "rejected";
        /**
         * @description The page of the wizard on which the draft was left (product §2).
         * @enum {string}
         */
        VacancyStep: "default" | "second" | "third" | "fourth" | "confirm";
        VacancySummaryOut: {
            status: boolean;
            /** Format: int64 */
            total: number;
            /** @description Every sphere, in the order of the dictionary. */
            spheres: components["schemas"]["VacancyCount"][];
            /** @description Every region with what lies inside it. */
            regions: components["schemas"]["VacancyCount"][];
            newest: components["schemas"]["VacancyCard"][];
        };
        VacancyTip: {
            /** @description `pay_shown`, `tasks_vague`, `risk_discrimination`, … */
            code: string;
            field?: string | null;
            level: components["schemas"]["VacancyTipLevel"];
            /** @description The words it is about. */
            excerpt?: string | null;
            text: string;
        };
        /** @enum {string} */
        VacancyTipLevel: "good" | "advice" | "warning" | "stop";
        VacancyTips: {
            tips: components["schemas"]["VacancyTip"][];
        };
        /** @description What a vacancy is called. */
        VacancyTitle: string;
        VacancyTotals: {
            /** Format: int64 */
            views: number;
            /** Format: int64 */
            responses: number;
            /** Format: int64 */
            favourites: number;
            /** Format: int64 */
            contacts: number;
        };
        VerifierIn: {
            secret: string;
            totp?: components["schemas"]["TypedCode"] | null;
        };
        VerifyCodeIn: {
            request_id: string;
            code: components["schemas"]["Code"];
        };
        VerifyCodeOut: {
            status: boolean;
            request_id: string;
            /**
             * Format: int64
             * @description Seconds in which the rest of the form must come.
             */
            expires_in: number;
        };
        /**
         * @description Which days one works.
         * @enum {string}
         */
        WorkHours: "mon_fri" | "mon_sat";
        /**
         * @description How one works.
         * @enum {string}
         */
        WorkType: "fulltime" | "remote" | "partial" | "hybrid";
    };
    responses: {
        /** @description Broken JSON, or a word outside a closed list */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Our mistake */
        Fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Fields with problems, named in `errors` */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Nothing is there that the caller may see */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too often; `retry_after` says when to come back */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The database is away; worth a retry */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is of another type */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    view_code_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeStateIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeStateOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgot_password: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key sends once */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Locked */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    start_google: {
        parameters: {
            query?: {
                /** @description Language of the pages: uz, ru or en. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To Google */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    finish_google: {
        parameters: {
            query?: {
                state?: string;
                code?: string;
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To a page of ours */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOrRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_providers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvidersOut"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOrRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    send_code: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key sends once */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCodeIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Locked */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    send_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendLinkIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_social: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialOut"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    enter_with_social: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signed"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    forget_social: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    telegram_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelegramIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    verify_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifierIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signed"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    verify_code: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key gets the same answer */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCodeIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyCodeOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_company: {
        parameters: {
            query?: {
                /** @description Counted from 1. */
                page?: number;
                /** @description 20 unless told, 100 at most. */
                per_page?: number;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPageOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    hide_company: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenChangedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    report_company: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unhide_company: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenChangedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerEdit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_resume_conditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConditionsOut"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_vacancy_conditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConditionsOut"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    send_letter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key sends once */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_dictionaries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictionariesOut"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_vacancy_draft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaybeVacancyDraftOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    start_vacancy_draft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacancyDraftIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyDraftOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    discard_vacancy_draft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyDone"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    save_vacancy_draft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacancyDraftStepIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyDraftOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    find_vacancies: {
        parameters: {
            query?: {
                /** @description What is looked for, in any script. A place, a pay, remote work typed here are understood as filters. */
                q?: string;
                /** @description Slugs of spheres, by comma. */
                sphere?: string;
                /** @description Slugs of professions, by comma. */
                profession?: string;
                /** @description Slugs or names of places, by comma; what lies inside them counts too. */
                location?: string;
                /** @description `fulltime`, `remote`, `partial`, `hybrid`, by comma. Also as `work`. */
                work_type?: string;
                /** @description `none`, `1`, `3`, `5`, by comma: each up to the next. */
                experience?: string;
                /** @description `secondary`, `incomplete_higher`, `higher`, by comma. */
                education?: string;
                /** @description Slugs of languages, by comma. */
                language?: string;
                /** @description The least pay a month. */
                salary?: string;
                /** @description Its currency: `UZS` unless told, `USD`, `RUB`. */
                currency?: string;
                /** @description `true`: only those that name their pay. */
                with_salary?: string;
                /** @description Days since publication: 1, 3, 7, 30. */
                period?: string;
                /** @description `false`: only those that can be answered without a resume. */
                resume_required?: string;
                /** @description Slug of a company. */
                company?: string;
                /** @description `relevance`, `new`, `salary`. */
                sort?: string;
                /** @description `true`: words are only words, nothing is read into them or corrected. */
                as_typed?: string;
                /** @description `false`: without the numbers beside filters. */
                facets?: string;
                /** @description Counted from 1. */
                page?: number;
                /** @description 20 unless told, 100 at most. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundVacancies"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    check_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacancyCheckIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyCheckOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_vacancy: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key publishes once */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacancyForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    destroy_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyDone"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    count_vacancies: {
        parameters: {
            query?: {
                /** @description What is looked for, in any script. A place, a pay, remote work typed here are understood as filters. */
                q?: string;
                /** @description Slugs of spheres, by comma. */
                sphere?: string;
                /** @description Slugs of professions, by comma. */
                profession?: string;
                /** @description Slugs or names of places, by comma; what lies inside them counts too. */
                location?: string;
                /** @description `fulltime`, `remote`, `partial`, `hybrid`, by comma. Also as `work`. */
                work_type?: string;
                /** @description `none`, `1`, `3`, `5`, by comma: each up to the next. */
                experience?: string;
                /** @description `secondary`, `incomplete_higher`, `higher`, by comma. */
                education?: string;
                /** @description Slugs of languages, by comma. */
                language?: string;
                /** @description The least pay a month. */
                salary?: string;
                /** @description Its currency: `UZS` unless told, `USD`, `RUB`. */
                currency?: string;
                /** @description `true`: only those that name their pay. */
                with_salary?: string;
                /** @description Days since publication: 1, 3, 7, 30. */
                period?: string;
                /** @description `false`: only those that can be answered without a resume. */
                resume_required?: string;
                /** @description Slug of a company. */
                company?: string;
                /** @description `relevance`, `new`, `salary`. */
                sort?: string;
                /** @description `true`: words are only words, nothing is read into them or corrected. */
                as_typed?: string;
                /** @description `false`: without the numbers beside filters. */
                facets?: string;
                /** @description Counted from 1. */
                page?: number;
                /** @description 20 unless told, 100 at most. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountedVacancies"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_still_hiring: {
        parameters: {
            query: {
                /** @description From the link. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StillHiringOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    answer_still_hiring: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StillHiringIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StillHiringOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_vacancy_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancySummaryOut"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacancyForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It was public once; `similar` has cards of others */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    clone_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloneVacancyIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyDraftOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    close_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVacancyChanged"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    open_vacancy_contacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyContactsOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    hide_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenChangedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    pause_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVacancyChanged"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    prolong_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVacancyChanged"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    report_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    resume_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVacancyChanged"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    note_vacancy_seen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancySeenOut"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_similar_vacancies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarVacanciesOut"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unhide_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenChangedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_legal_notices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalNoticesOut"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_locations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationsOut"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_avatar: {
        parameters: {
            query?: {
                /** @description Which profile; the one in use when left out. */
                role?: components["schemas"]["Role"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JPEG, PNG or WebP, 6 MB at most */
        requestBody: {
            content: {
                "image/jpeg": number[];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_avatar: {
        parameters: {
            query?: {
                /** @description Which profile; the one in use when left out. */
                role?: components["schemas"]["Role"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    send_own_code: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key sends once */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnCodeIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Locked */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ask_deletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    undo_deletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    send_email_code: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key sends once */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirm_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ask_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    download_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": number[];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_identities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentitiesOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    link_identity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlink_identity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the list of identities */
                id: components["schemas"]["IdentityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_logins: {
        parameters: {
            query?: {
                /** @description Counted from 1. */
                page?: number;
                /** @description 20 unless told, 100 at most. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginsOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_choices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoicesOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_choices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoicesIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoicesOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_own_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_phone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    prove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_role: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    end_other_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    end_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the list of sessions */
                id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_telegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramState"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirm_telegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    decline_telegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    link_telegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramLinkOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlink_telegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirm_totp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpConfirmIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpConfirmOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_totp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    start_totp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpStartOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_candidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidateEdit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_hidden: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_own_vacancies: {
        parameters: {
            query?: {
                filter?: "all" | "active" | "inactive";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVacanciesOut"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_own_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVacancyOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_vacancy_questions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyQuestionsOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_vacancy_questions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacancyQuestionsIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_vacancy_stats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyStatsOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_saved_searches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchesOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    save_search: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key saves once */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSearchIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchOut"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_saved_search: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchChangedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    note_search_seen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchChangedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_saved_search: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSearchIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_page: {
        parameters: {
            query?: {
                /** @description A published version of the terms or of the privacy policy, `2026-11-01`; without it, the one in force. */
                version?: string;
            };
            header?: never;
            path: {
                /** @description help, faq, contacts, terms or privacy */
                page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_rates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatesOut"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    stop_digests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopDigestsIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopDigestsOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    take_eskiz_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_spheres: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpheresOut"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_audit_events: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description The id of a member or a user. */
                actor?: string;
                actor_kind?: components["schemas"]["AuditActorKind"];
                /** @description Such as `staff_signed_in`. */
                action?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    verify_company: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVerifyIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffDecisionOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_complaints: {
        parameters: {
            query?: {
                /** @description Counted from 1. */
                page?: number;
                /** @description 20 unless told, 100 at most. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffComplaintsOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    decide_complaints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                target: components["schemas"]["ComplaintTarget"];
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVerdictIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffDecisionOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_staff_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMeOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_staff_members: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMembersOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    disable_staff_member: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMemberOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_staff_member_role: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRoleIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMemberOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_moderation: {
        parameters: {
            query?: {
                /** @description Counted from 1. */
                page?: number;
                /** @description 20 unless told, 100 at most. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffQueueOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_moderation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                revision: components["schemas"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRevisionOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    approve_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                revision: components["schemas"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffDecisionOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    reject_vacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                revision: components["schemas"]["RevisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRefusalIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffDecisionOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    change_staff_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasswordIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffDone"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_search_quality: {
        parameters: {
            query?: {
                /** @description Days up to today: 7 unless told, 90 at most. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSearchOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_staff_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSessionsOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    end_staff_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["StaffSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffDone"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    sign_in_staff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSignInIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMeOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    sign_out_staff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffDone"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_synonyms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSynonymsListOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    add_synonyms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSynonymsIn"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSynonymsOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_synonyms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SynonymsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSynonymsRemovedOut"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_synonyms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SynonymsId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSynonymsIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSynonymsOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    take_vacancy_down: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRefusalIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffDecisionOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    finish_staff_welcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffWelcomeFinishIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMeOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    start_staff_welcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffWelcomeStartIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffWelcomeStartOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggest_keyword: {
        parameters: {
            query?: {
                /** @description What was typed so far; only the first 100 characters count. Nothing: what many look for. */
                q?: string;
                /** @description 8 unless told, 20 at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeywordsOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggest_position: {
        parameters: {
            query?: {
                /** @description What was typed so far; only the first 100 characters count. */
                q?: string;
                /** @description 8 unless told, 20 at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggest_skill: {
        parameters: {
            query?: {
                /** @description What was typed so far; only the first 100 characters count. */
                q?: string;
                /** @description 8 unless told, 20 at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggest_university: {
        parameters: {
            query?: {
                /** @description What was typed so far; only the first 100 characters count. */
                q?: string;
                /** @description 8 unless told, 20 at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    take_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An update, as Telegram sends it */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_favourites: {
        parameters: {
            query?: {
                /** @description Counted from 1. */
                page?: number;
                /** @description 20 unless told, 100 at most. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritesOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    add_favourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikedOrRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_favourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikedOrRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
}
