// Generated from openapi.json by `npm run generate`. Never edited by hand.
export interface paths {
    "/api/v1/spheres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["list_spheres"];
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
        get: operations["list_locations"];
        put?: never;
        post?: never;
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
        get: operations["list_dictionaries"];
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
        get: operations["suggest_position"];
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
        get: operations["view_page"];
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
        post: operations["send_contact"];
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
        /** @enum {string} */
        LocationKind: "republic" | "region" | "city" | "district" | "city_district";
        OptionOut: {
            code: string;
            name: string;
        };
        LocationOut: {
            /** Format: int32 */
            id: number;
            slug: string;
            name: string;
            short_name: string;
            type: components["schemas"]["LocationKind"];
            /** Format: int32 */
            parent_id?: number | null;
        };
        LocationsOut: {
            status: boolean;
            data: components["schemas"]["LocationOut"][];
        };
        SphereOut: {
            slug: string;
            name: string;
            icon: string;
            professions: components["schemas"]["OptionOut"][];
        };
        SpheresOut: {
            status: boolean;
            data: components["schemas"]["SphereOut"][];
        };
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
        DictionariesOut: {
            status: boolean;
            data: components["schemas"]["DictionaryLists"];
        };
        SuggestionOut: {
            code: string;
            name: string;
            sphere?: string | null;
        };
        SuggestOut: {
            status: boolean;
            data: components["schemas"]["SuggestionOut"][];
        };
        Page: {
            slug: string;
            title: string;
            description: string;
            html: string;
            /** Format: date */
            updated_on?: string | null;
        };
        PageOut: {
            status: boolean;
            page: components["schemas"]["Page"];
        };
        /** @enum {string} */
        ContactTopic: "candidate" | "employer" | "problem" | "other";
        PersonName: string;
        ReplyTo: string;
        LetterText: string;
        ContactIn: {
            name: components["schemas"]["PersonName"];
            reply_to: components["schemas"]["ReplyTo"];
            topic: components["schemas"]["ContactTopic"];
            message: components["schemas"]["LetterText"];
        };
        ContactOut: {
            status: boolean;
            /** Format: uuid */
            id: string;
        };
        ErrorBody: {
            status: boolean;
            code: string;
            message: string;
            errors?: {
                [key: string]: string[];
            };
            request_id?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
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
            default: {
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
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    suggest_position: {
        parameters: {
            query?: {
                q?: string;
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
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    view_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    send_contact: {
        parameters: {
            query?: never;
            header?: never;
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
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
