// Generated from openapi.json by `npm run generate`. Never edited by hand.
export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A longer text about a person, a company or a job. Counted after HTML is stripped (spec §5). */
        About: string;
        /** @description Street, house, landmark. */
        Address: string;
        CompanyName: string;
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
        /** @description A few words of a candidate to the employer. */
        CoverLetter: string;
        /** @enum {string} */
        Currency: "UZS" | "USD" | "RUB";
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
        /** @enum {string} */
        EducationLevel: "secondary" | "incomplete_higher" | "higher";
        /**
         * Format: email
         * @description An e-mail address.
         */
        Email: string;
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
        ErrorCode: "validation" | "bad_request" | "not_found" | "unauthenticated" | "forbidden" | "too_many" | "file_too_large" | "file_type" | "method_not_allowed" | "unavailable" | "internal" | "idempotency_mismatch";
        /**
         * @description Years of experience that a vacancy asks for (decisions B10).
         * @enum {string}
         */
        Experience: "none" | "1" | "2" | "3" | "4" | "5";
        /**
         * @description The specification has these three only (decisions B11).
         * @enum {string}
         */
        LanguageLevel: "a1" | "b1" | "c1";
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
        /** @description An http, https or ftp address. */
        Link: string;
        /** @description One requirement, task or advantage of a vacancy. */
        ListItem: string;
        /**
         * @description An interface language. Uzbek is the default and the fallback (spec §9).
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
        /** @description An entry of a list to choose from. */
        OptionOut: {
            code: string;
            name: string;
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
        /** @description A first name or a surname. */
        PersonName: string;
        /** @description A phone number. Spaces, dashes and parentheses are accepted; nine digits get +998. */
        Phone: string;
        /** @description The job a candidate looks for. */
        Position: string;
        /** @description A question of an employer to those who respond. */
        QuestionText: string;
        /** @description Where to answer: a phone number or an e-mail address. */
        ReplyTo: string;
        /**
         * @description The two kinds of people; a customer is an employer.
         * @enum {string}
         */
        Role: "candidate" | "customer";
        /** @enum {string} */
        Sex: "male" | "female";
        /** @description Field types of the specification whose calls come with their capability: the web reads their limits already. */
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
        /** @description One skill, entered one at a time. */
        Skill: string;
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
        /** @description What a vacancy is called. */
        VacancyTitle: string;
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
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    view_resume_conditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConditionsOut"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConditionsOut"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactOut"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictionariesOut"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalNoticesOut"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationsOut"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOut"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpheresOut"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestOut"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestOut"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestOut"];
                };
            };
        };
    };
}
