// Generated from openapi.json by `npm run generate`. Never edited by hand.
export interface paths {
    "/api/v1/applications/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves or refuses many applications; names those for which it was not possible. */
        post: operations["change_applications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/applications/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Candidates of one vacancy beside what it asks. Comparing somebody is what he sees as "viewed". */
        get: operations["compare_applications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/applications/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts an invitation. */
        post: operations["accept_offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/applications/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes a comment for the team. */
        post: operations["add_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/applications/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines an invitation. */
        post: operations["decline_offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/applications/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a planned refusal back. The candidate has not heard of it. */
        post: operations["keep_application"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/applications/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a card to a column. What it means for the candidate depends on the column's stage. */
        post: operations["move_application"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/applications/{id}/quit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that nothing came of the job. */
        post: operations["quit_job"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/applications/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses a candidate, at once or later. */
        post: operations["reject_application"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/applications/{id}/scorecard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves what the caller thinks of a candidate. */
        post: operations["save_scorecard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/applications/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a withdrawal back, within a day. */
        post: operations["undo_withdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/applications/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a response back. */
        post: operations["withdraw_application"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/code-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The state of a code request, for the page that waits for it; works after a reload too. */
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
        /** Sign-in methods that this installation offers besides the password. */
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
        /** Creates an account. */
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
        /** The external account (Telegram, Google) that this browser is about to link. */
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
        /** Signs in with the external account pending in this browser and a code of the authenticator. */
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
        /** Discards the external account pending in this browser. */
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
        /** Signs in with the result of Telegram's login page. */
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
        /** Confirms a phone or an e-mail address with the code sent to it. */
        post: operations["verify_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Candidates whom this company may see. */
        get: operations["find_candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved candidates that the company may still see, the last saved first. */
        get: operations["list_saved_candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A candidate for employers, and for the candidate. The view of a company is recorded once a day, and the candidate
         *     sees it. For everybody else, and for employers from whom it is hidden, it does not exist.
         */
        get: operations["view_candidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{slug}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The contacts of a candidate. Opened once, they stay open for the company. */
        post: operations["open_candidate_contacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{slug}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites a candidate to a vacancy. Only verified companies may. */
        post: operations["invite_candidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{slug}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The resume of a candidate as PDF, with what the employer may see and without contacts that are not open to him. */
        get: operations["download_candidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{slug}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a resume. One complaint per person and resume, ten a day; only what the employer can see. */
        post: operations["report_candidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{slug}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a candidate. */
        post: operations["save_candidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/candidates/{slug}/unsave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a candidate from the saved ones. Succeeds for one that was not among them, so nobody learns which exist. */
        post: operations["unsave_candidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations that have begun. */
        get: operations["list_chats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes to many candidates, and names those to whom it was not possible. It may be repeated: nobody gets it twice. */
        post: operations["send_chat_messages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many conversations have unread messages. */
        get: operations["count_unread_chats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/writing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** To whom of these the caller can write now, and why not to the others. */
        get: operations["list_chat_writing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One conversation, also before its first message. */
        get: operations["view_chat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes all conversations between this company and this candidate, and their invitations, or opens them again. */
        post: operations["block_chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a file for a message. It may be repeated: it is stored once. Its content decides what it is. It is deleted
         *     after two days without a message.
         */
        post: operations["upload_chat_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{id}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a message. Documents come as downloads. Members who only see do not get it. */
        get: operations["open_chat_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest messages, or those before or after a number. */
        get: operations["list_chat_messages"];
        put?: never;
        /** Writes a message. It may be repeated: it is stored once. */
        post: operations["send_chat_message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{id}/messages/{seq}/destroy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes an own new message for both sides, with its file. Its number stays. */
        post: operations["destroy_chat_message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{id}/messages/{seq}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edits an own message that is new and unread. */
        post: operations["update_chat_message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks messages as read. It never goes back. A company reads as one; members who only see leave no mark. */
        post: operations["read_chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports what the other side has written; moderators get a copy of it and of nothing else. One complaint per person and
         *     conversation, ten a day. 404 if the other side has written nothing.
         */
        post: operations["report_chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/comments/{id}/destroy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes an own comment; the owner of the company may remove any. */
        post: operations["destroy_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/comments/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes an own comment. */
        post: operations["update_comment"];
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
        /** A company with its open vacancies. A company suspended by staff is not found. */
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
        /** Hides all vacancies of a company from the candidate's searches. */
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
        /** Reports a company. One complaint per person and company, ten a day; the own company cannot be reported (403). */
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
    "/api/v1/company/cabinet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for the company in use, its open vacancies, its last seven days and its plan. */
        get: operations["view_cabinet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of the company in use, newest first. */
        get: operations["list_company_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/invitation/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invitation by its secret. */
        get: operations["view_invitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/invitations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines an invitation to the own phone. A repeat changes nothing. */
        post: operations["decline_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/invitations/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes an invitation. A repeat changes nothing. */
        post: operations["revoke_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites somebody to the team, for a week. A new invitation of the same phone replaces the old one. */
        post: operations["invite_member"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Joins the team. The company becomes the one in use. */
        post: operations["join_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves the company in use. The owner cannot: he transfers the company first. */
        post: operations["leave_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team of the company in use. */
        get: operations["list_members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/members/{user_id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a member, from his next request on. What he runs passes to the successor. */
        post: operations["remove_member"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/members/{user_id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the role of a member. What he runs stays with him: a viewer only cannot change it. */
        post: operations["set_member_role"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/members/{user_id}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What would pass on to the successor of this member. */
        get: operations["view_member_work"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of the company in use. */
        get: operations["view_own_page"];
        put?: never;
        /** Saves the whole page. If it has changed since the version that this one is based on, the response is 409 with `page`. */
        post: operations["save_own_page"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/page/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a photo for the page. */
        post: operations["upload_page_photo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/promise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's promise to answer candidates, and its real record. */
        get: operations["view_promise"];
        put?: never;
        /** Promises an answer within some days, or takes the promise back. */
        post: operations["set_promise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers the company to a member, for a week. Another offer replaces the last one. */
        post: operations["offer_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/transfer/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts the offered company. The former owner becomes a recruiter. */
        post: operations["accept_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/transfer/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws the offer, or declines it. A repeat changes nothing. */
        post: operations["cancel_transfer"];
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
    "/api/v1/company/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The verification of the company in use. */
        get: operations["view_verification"];
        put?: never;
        /** Asks to be verified. The mark of a company that was verified with another tax number rests until the decision. */
        post: operations["request_verification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/verification/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Appeals against the refusal of the newest request. */
        post: operations["appeal_verification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/verification/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads the registration document. It replaces one that no request names yet, and is deleted after a day without a
         *     request.
         */
        post: operations["upload_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company/verification/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The company with this tax number. */
        post: operations["look_up_company"];
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
        /** Creates a draft. A company has one draft: if it exists already, the response is 409 with it. */
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
        /** Deletes the draft. */
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
        /** Saves the form. If the stored draft is newer than the one the form is based on, the response is 409 with `draft`. */
        post: operations["save_vacancy_draft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All guides in the caller's language, or those that a query finds. */
        get: operations["list_guides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guides/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A guide in the caller's language. */
        get: operations["view_guide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Interviews of the candidate, or of the company. */
        get: operations["list_interviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/interviews/busy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When these members, and the candidate of the application, have interviews. Those of the candidate in other companies
         *     are told while the application is open, from now on, and as whole half hours.
         */
        get: operations["list_busy_times"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/interviews/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites to an interview: sets its time, or offers several. */
        post: operations["create_interview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/interviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One interview. */
        get: operations["view_interview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/interviews/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the candidate answers. */
        post: operations["answer_interview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/interviews/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels an interview that has not begun. The application stays where it is. */
        post: operations["cancel_interview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/interviews/{id}/ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The interview as a calendar file: a request, or a cancellation. While times are offered there is none, unless a time
         *     was set before: it is cancelled.
         */
        get: operations["download_interview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/interviews/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says whether the person came, within 14 days after the start; until then it can be changed. */
        post: operations["set_interview_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/interviews/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes an interview. The candidate is asked to confirm again. */
        post: operations["update_interview"];
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
         * Open vacancies that match.
         * @description Words in any script and language, with typing errors; places, pay and work types among them become filters.
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
        /** Advice about the form so far. */
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
        /** Submits a finished form to moderation. A repeat with the same key creates nothing new. */
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
        /** The number of matching vacancies, in total and for each value of each filter. */
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
        /** The question behind a link. Changes nothing. */
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
         * Changes a vacancy. Hours and the address change at once, also together with other changes; anything else waits for
         *     moderation while the approved text stays public.
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
        /** Creates a draft with the content of this vacancy. */
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
        /** Closes a vacancy, because the position is filled; its owner still sees it. */
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
        /** The employer's link and phone, as far as the vacancy has them. Contacts opened once stay visible to the candidate. */
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
        /** Hides a vacancy from the candidate's searches. */
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
        /** Pauses a vacancy: it is not listed until it is resumed. */
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
        /** Prolongs a vacancy by a month, in its last week or after it has expired. */
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
        /** Reports a vacancy. One complaint per person and vacancy, ten a day; an own vacancy cannot be reported (403). */
        post: operations["report_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}/respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a candidate needs to know before responding: resumes, questions, how the employer answers. */
        get: operations["view_response_form"];
        put?: never;
        /** Responds to a vacancy with a copy of a resume. */
        post: operations["send_response"];
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
        /** Resumes a paused vacancy. Its expiry date does not move. */
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
        /**
         * Counts a view of a vacancy. Views by its owner and of vacancies that are not public are not counted; the response is
         *     the same.
         */
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
        /** Up to six similar vacancies: of the same profession, then of the same main sphere, nearest and newest first. */
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
    "/api/v1/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Opens the live channel, a WebSocket: events with ids of what has changed for the ticket's owner. Only pages of this
         *     site may open it. Close codes: 4401, the session is over; 1012, the server restarts; 1008, the client sent too much.
         *     The ticket says who it is, so no token is sent.
         */
        get: operations["open_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket that opens the live channel once, within 30 seconds. */
        post: operations["create_live_ticket"];
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
        /** Removes the picture of a profile. */
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
        /** Sends a code to the own phone as proof of identity, or to a new phone to change it. */
        post: operations["send_own_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses the company that all calls are about, on every device of the person. */
        post: operations["choose_company"];
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
        /** Requests deletion of the account; it can be undone for two weeks. */
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
        /** Cancels the deletion of the account. */
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
        /** Confirms the new e-mail address of the account. */
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
        /** The state of the own data export. */
        get: operations["view_export"];
        put?: never;
        /** Requests an export of all own data. */
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
        /** External accounts that can sign in to this one. */
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
        /** Links the external account pending in this browser. */
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
        /** Unlinks an external account, unless it is the last sign-in method. */
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
        /** Notification settings; by default every event is on in every channel. */
        get: operations["view_choices"];
        put?: never;
        /** Changes the notification settings. */
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
        /** Proves the person's identity for ten minutes. */
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
        /** The state of the own Telegram chat. */
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
        /** Confirms the chat that used the link. */
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
        /** Rejects the chat that used the link. */
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
        /** Creates a link that opens the bot with a one-time key. */
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
        /** Unlinks the chat from the account. */
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
        /** Creates a secret for an authenticator app. It takes effect with `confirm`. */
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
    "/api/v1/message-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Templates of messages to candidates. */
        get: operations["list_templates"];
        put?: never;
        /** Writes a template. */
        post: operations["create_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/message-templates/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a template. */
        post: operations["remove_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/message-templates/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes a template anew. Messages that were sent with it stay as they are. */
        post: operations["update_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/monitoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The board: every column with its count and first cards. */
        get: operations["view_board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/monitoring/{column}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Further cards of one column, fifty a page. */
        get: operations["list_column_cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who applied to the company's vacancies. */
        get: operations["list_applicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/applicants/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who applied, as a table with contacts, however many they are. */
        get: operations["export_applicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The candidate's applications: those that wait for him first, finished ones last. */
        get: operations["list_my_applications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application of the candidate. */
        get: operations["view_my_application"];
        put?: never;
        post?: never;
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
    "/api/v1/my/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is new for the candidate, and what waits for him. */
        get: operations["view_home"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/invitations-left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many candidates the company can still invite. */
        get: operations["view_invitations_left"];
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
    "/api/v1/my/jobs/{slug}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Objects to the taking down of a vacancy. Staff reads it with the other letters and answers by phone. */
        post: operations["appeal_taking_down"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my/jobs/{slug}/applications/{resume}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application. Opening it is what candidates see as "viewed". */
        get: operations["view_applicant"];
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
        /** The questions of the newest revision. */
        get: operations["view_vacancy_questions"];
        put?: never;
        /** Changes the questions; they are moderated like any text. */
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
    "/api/v1/my/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of these vacancies the person has saved, hidden, responded to, or owns. */
        get: operations["view_marks"];
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
        /** Saves a search. If it is saved already, the existing one is returned. */
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
        /** Removes a saved search. Removing it twice is not an error. */
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
        /** Marks the list of a saved search as seen: new vacancies are counted from now on. */
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
        /** Renames a saved search, or switches its daily messages on or off. */
        post: operations["update_saved_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's notices, newest first. */
        get: operations["list_notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notices the caller has not read. */
        get: operations["count_notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks notices as read. A repeat changes nothing. */
        post: operations["read_notices"];
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
        /** The latest known rates of the Central Bank, used to compare salaries in different currencies. */
        get: operations["list_rates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own resumes, the last changed first. */
        get: operations["list_resumes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a draft. A repeat with the same key creates nothing new. */
        post: operations["create_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads a JSON Resume file or LinkedIn's archive into a form. Nothing is stored. */
        post: operations["import_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a resume from everybody's sight; it is purged after a month. Somebody else's, or one that is not there, is
         *     refused with `status: false` and 200, as the client of product §7 expects.
         */
        post: operations["remove_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The resume behind a share link, for everybody who has it. */
        get: operations["view_shared_resume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the form. A draft may be incomplete; an active resume stays valid, otherwise nothing changes. If the stored
         *     resume is newer than the one the form is based on, the response is 409 with `resume`.
         */
        post: operations["update_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One own resume. */
        get: operations["view_own_resume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/{id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a draft with the text and the visibility of this resume. */
        post: operations["clone_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/{id}/interview-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own answers for interviews. */
        get: operations["view_interview_data"];
        put?: never;
        /** Stores the answers with the consent, or deletes them without it. */
        post: operations["set_interview_data"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/{id}/json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An own resume as JSON Resume 1.0.0 (jsonresume.org). */
        get: operations["export_resume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new share link. The previous one stops working. */
        post: operations["make_resume_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/{id}/link/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the share link stop working. */
        post: operations["revoke_resume_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's resume as PDF, whatever its state. */
        get: operations["download_resume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes a draft at once (decisions C20). Errors of the form come back by field, and nothing changes. */
        post: operations["publish_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts an active resume on top of the lists, at most every four hours. */
        post: operations["renew_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an active resume a draft again: employers do not see it. */
        post: operations["unpublish_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies that looked at an own resume, the last one first. */
        get: operations["list_resume_views"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resume/{id}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets who may see a resume. The list of companies replaces the previous one; a whitelist names at least one. */
        post: operations["set_resume_visibility"];
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
        /** Switches off the daily messages of all saved searches of the person who received the link. A repeat changes nothing. */
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
        /** A delivery report about a message. */
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
        /** The audit log: what was done, by whom and from where. */
        get: operations["list_audit_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/companies/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies to check again, the longest waiting first. */
        get: operations["list_company_reviews"];
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
        /** Marks a company as verified, or removes the mark. A repeat changes nothing. */
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
        /** Open complaints grouped by subject: hidden vacancies first, then the most reported. */
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
         * Decides all open complaints about one thing. Upheld: a vacancy or a resume is taken down, a conversation closed.
         *     Dismissed: what is hidden is shown again. Whoever complained is told.
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
        /** Blocks a member: all sessions end at once. `ishbor admin reset-staff` unblocks. */
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
        /** Changes the role of a member; takes effect with their next call. */
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
        /** Revisions waiting for a decision: the riskiest first, then the oldest. */
        get: operations["list_moderation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/moderation-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for moderators, and what they did today. */
        get: operations["view_moderation_figures"];
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
        /** One revision, decided or not. */
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
        /**
         * Approves a waiting revision. The first approval opens the vacancy for thirty days; approving an edit replaces its
         *     text. With `can_undo` that happens eight seconds later, and nobody hears of it before.
         */
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
        /** Rejects a waiting revision. If it was an edit, the approved text stays public. */
        post: operations["reject_vacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/moderation/{revision}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back an own approval within the seconds that it is held; the text waits again. Later, and for an approval of
         *     somebody else, it is refused with `undo_over`.
         */
        post: operations["undo_approval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All partners, also hidden ones. */
        get: operations["list_partners"];
        put?: never;
        /** Adds a partner after the others. */
        post: operations["add_partner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/partners/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders the partners, if nobody else has added, removed or ordered any meanwhile. */
        post: operations["order_partners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/partners/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a partner a logo, if nobody else has changed the partner meanwhile. */
        post: operations["upload_partner_logo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/partners/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a partner with its logo, if nobody else has changed it meanwhile. Removing it twice is not an error. */
        post: operations["remove_partner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/partners/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a partner, if nobody else has changed it meanwhile. */
        post: operations["update_partner"];
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
    "/api/v1/staff/reported-messages/{side}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one side of a conversation has written until it was reported. */
        get: operations["view_reported_messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/reported-messages/{side}/{id}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file in a reported message. */
        get: operations["open_reported_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/resumes/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A resume that somebody complained about, whatever its state, without contacts. */
        get: operations["view_reported_resume"];
        put?: never;
        post?: never;
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
        /** Search texts that at least three people typed on one day, and the state of the index. */
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
        /** The member's own sessions, last used first. */
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
        /** Opens a staff session; the response sets the cookie `staff`. */
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
        /** Groups of synonyms, last changed first. */
        get: operations["list_synonyms"];
        put?: never;
        /** Adds a group of synonyms. */
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
        /** Removes a group of synonyms. Removing it twice is not an error. */
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
        /** Changes a group of synonyms. */
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
        /** Takes down a published vacancy. Its owner may change the text and submit it again. */
        post: operations["take_vacancy_down"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests that wait, the longest waiting first; or those decided, the newest decision first. */
        get: operations["list_verifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/verifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request. */
        get: operations["view_company_verification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/verifications/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides a request that waits. */
        post: operations["decide_verification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/verifications/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The document of a request, as a download: it was made by somebody else, so a browser must never run it as a page. */
        get: operations["open_document"];
        put?: never;
        post?: never;
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
        /** Sets the password, confirms the authenticator, invalidates the link and signs in. */
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
        /** The invited member and the secret for the authenticator; the same after a reload. */
        post: operations["start_staff_welcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns of the board. */
        get: operations["list_stages"];
        put?: never;
        /** Saves the columns of the board. If they have changed since `version`, the response is 409 with the newer ones. */
        post: operations["save_stages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stats/hiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the company hires: totals, funnel, times, answers, sources and reasons. */
        get: operations["view_hiring_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stats/hiring/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hiring report as a table. */
        get: operations["export_hiring_report"];
        put?: never;
        post?: never;
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
        /** Suggestions while typing: popular queries, professions, companies, skills. */
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
        /** Professions that match the typed text. */
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
        /** Skills and computer skills that match the typed text. */
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
        /** An update from the Telegram bot. */
        post: operations["take_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/top-candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fullest and freshest resumes, without contacts. Only employers get whole names, photos and names of companies. */
        get: operations["list_top_candidates"];
        put?: never;
        post?: never;
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
        /** Saved vacancies. Paused, expired and deleted ones stay in the list, with `is_open: false`. */
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
        AnswerClock: {
            kind: components["schemas"]["AnswerClockKind"];
            /** Format: date-time */
            due_at: string;
        };
        /** @enum {string} */
        AnswerClockKind: "promise" | "own";
        /** @description An answer to one question; which field counts depends on the question's kind. */
        AnswerIn: {
            /**
             * Format: int32
             * @description The index of the question.
             * @default 0
             */
            question: number;
            /** @default null */
            text: components["schemas"]["AnswerText"] | null;
            /** @default null */
            yes: boolean | null;
            /**
             * Format: int32
             * @description The index of the chosen option.
             * @default null
             */
            option: number | null;
            /**
             * Format: double
             * @default null
             */
            number: number | null;
        };
        AnswerPromise: {
            /** Format: int32 */
            days?: number | null;
            answers: components["schemas"]["AnswerRecord"];
            can_edit: boolean;
        };
        /** @description How a company answers candidates. */
        AnswerRecord: {
            /**
             * Format: int32
             * @description It promises an answer within so many days.
             */
            promise_days?: number | null;
            /**
             * Format: int32
             * @description Percent of the responses of the last 90 days that were answered. Null if there were fewer than ten.
             */
            share?: number | null;
            /**
             * Format: int32
             * @description Half of its answers came faster. Null like `share`.
             */
            median_hours?: number | null;
            /**
             * Format: int64
             * @description Complaints of the last 90 days that moderators found right.
             */
            upheld_complaints: number;
        };
        /** @description An answer in words. */
        AnswerText: string;
        /** @description The responses of a week, by when they got the first answer. */
        AnswerWeek: {
            /**
             * Format: date
             * @description Its Monday.
             */
            starts_on: string;
            /** Format: int64 */
            in_day: number;
            /** Format: int64 */
            in_three_days: number;
            /** Format: int64 */
            later: number;
            /**
             * Format: int64
             * @description Should have been answered.
             */
            never: number;
            /**
             * Format: int64
             * @description May still be answered in time.
             */
            waiting: number;
            /**
             * Format: int64
             * @description Percent of those that had to be answered.
             */
            answered_share?: number | null;
        };
        /** @description Why a refusal is wrong, for staff. */
        AppealText: string;
        /** @description A card on the board and in lists. */
        ApplicantCard: {
            id: components["schemas"]["ApplicationId"];
            resume_id: components["schemas"]["ResumeId"];
            vacancy: components["schemas"]["ApplicationVacancy"];
            name: string;
            position: string;
            photo?: components["schemas"]["Picture"] | null;
            /** @description Name and photo are hidden. */
            is_anonymous: boolean;
            location_name: string;
            salary?: components["schemas"]["ResumePay"] | null;
            /** Format: int32 */
            experience_months: number;
            source: components["schemas"]["ApplicationSource"];
            status: components["schemas"]["ApplicationStatus"];
            stage: components["schemas"]["ApplicationStage"];
            column_id: components["schemas"]["ColumnId"];
            /** @description Nobody has opened it yet. */
            is_new: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            stage_at: string;
            /** Format: date-time */
            viewed_at?: string | null;
            /**
             * Format: date-time
             * @description The candidate accepted the invitation.
             */
            accepted_at?: string | null;
            clock?: components["schemas"]["AnswerClock"] | null;
            /**
             * Format: date-time
             * @description A planned refusal is sent then.
             */
            refusal_at?: string | null;
            ended_by?: components["schemas"]["EndedBy"] | null;
            reason?: components["schemas"]["ApplicationReason"] | null;
            has_letter: boolean;
            /** Format: int64 */
            comment_count: number;
            recommendation?: components["schemas"]["Recommendation"] | null;
            /**
             * Format: int64
             * @description How many members have an opinion.
             */
            ratings: number;
            interview?: components["schemas"]["InterviewBrief"] | null;
            /** @description The candidate's language, for messages to him. */
            locale: components["schemas"]["Locale"];
            actions: components["schemas"]["ApplicationAction"][];
            /** @description Where it may be moved now. */
            stages: components["schemas"]["ApplicationStage"][];
        };
        ApplicantChanged: {
            status: boolean;
            data: components["schemas"]["ApplicantCard"];
        };
        ApplicantComment: {
            id: components["schemas"]["CommentId"];
            author: components["schemas"]["TeamMemberName"];
            text: string;
            mentions: components["schemas"]["TeamMemberName"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            edited_at?: string | null;
            is_mine: boolean;
            can_remove: boolean;
        };
        ApplicantCommentIn: {
            text: components["schemas"]["CommentText"];
            /** @description Members who are told about it. */
            mentions?: components["schemas"]["UserId"][];
        };
        ApplicantCommentOut: {
            status: boolean;
            data: components["schemas"]["ApplicantComment"];
        };
        ApplicantCommentRemoved: {
            status: boolean;
        };
        ApplicantEvent: {
            kind: components["schemas"]["ApplicationEventKind"];
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["EndedBy"];
            /** @description The member of the company. */
            by?: string | null;
            from_stage?: components["schemas"]["ApplicationStage"] | null;
            to_stage?: components["schemas"]["ApplicationStage"] | null;
            /**
             * Format: date-time
             * @description When the interview is, if it is about one.
             */
            interview_at?: string | null;
            text?: string | null;
        };
        ApplicantOut: {
            status: boolean;
            data: components["schemas"]["ApplicantView"];
        };
        /** @description A vacancy to switch to. */
        ApplicantVacancy: {
            slug: string;
            title: string;
            is_open: boolean;
            /** Format: int64 */
            count: number;
            /** Format: int64 */
            unread: number;
            /** Format: int64 */
            late: number;
        };
        ApplicantView: components["schemas"]["ApplicantCard"] & {
            letter?: string | null;
            /** @description The last message to the candidate. */
            message?: string | null;
            answers: components["schemas"]["ApplicationAnswer"][];
            /** @description The copy that was sent. */
            resume: components["schemas"]["CandidateProfile"];
            /**
             * Format: date-time
             * @description When the text of the copy was written.
             */
            sent_at: string;
            /**
             * Format: date-time
             * @description The copy, the letter and the answers were erased then; initials and the wanted job are left.
             */
            copy_erased_at?: string | null;
            updated_since?: components["schemas"]["ResumeUpdatedSince"] | null;
            current?: components["schemas"]["CandidateProfile"] | null;
            /** @description Other applications of this person to the company. */
            history: components["schemas"]["EarlierApplicationOf"][];
            comments: components["schemas"]["ApplicantComment"][];
            my_rating?: components["schemas"]["Scorecard"] | null;
            /** @description Of other members; empty until the caller has saved his own. */
            others: components["schemas"]["Scorecard"][];
            /** @description Oldest first. */
            events: components["schemas"]["ApplicantEvent"][];
            previous?: components["schemas"]["ResumeId"] | null;
            next?: components["schemas"]["ResumeId"] | null;
            /** @description The caller may change things. */
            can_act: boolean;
        };
        ApplicantsOut: {
            status: boolean;
            data: components["schemas"]["ApplicantCard"][];
            meta: components["schemas"]["Meta"];
            /** @description How many the filter finds in each stage, whatever stage it names. */
            counts: components["schemas"]["StageCount"][];
            /**
             * Format: int64
             * @description Responses that wait longer for an answer than promised, in the chosen vacancy.
             */
            late: number;
            vacancies: components["schemas"]["ApplicantVacancy"][];
        };
        /** @enum {string} */
        ApplicationAction: "withdraw" | "undo" | "accept" | "decline" | "quit" | "arrange" | "invite" | "hire" | "reject" | "reopen" | "undo_hire" | "dismiss" | "close";
        /** @description An answer as it is kept, with the question as it was then. */
        ApplicationAnswer: {
            question: string;
            kind: components["schemas"]["QuestionKind"];
            must_answer: boolean;
            /** @description `yes` or `no`, the chosen option, a number, or the text. Null: not answered. */
            answer?: string | null;
        };
        /** @enum {string} */
        ApplicationEventKind: "sent" | "invited" | "viewed" | "moved" | "offered" | "accepted" | "declined" | "hired" | "hire_undone" | "rejected" | "withdrawn" | "restored" | "reopened" | "refusal_planned" | "refusal_cancelled" | "interview_offered" | "interview_marked" | "interview_moved" | "interview_confirmed" | "interview_other_time" | "interview_cancelled" | "interview_came" | "interview_did_not_come";
        /**
         * Format: uuid
         * @description An application.
         */
        ApplicationId: string;
        /**
         * @description Why an application ended (decisions C2). The first nine are for employers who refuse.
         * @enum {string}
         */
        ApplicationReason: "not_enough_experience" | "skills_mismatch" | "salary_expectation" | "location_schedule" | "position_filled" | "failed_test" | "failed_interview" | "no_show" | "other" | "withdrawn" | "declined" | "vacancy_closed" | "no_answer" | "offer_lapsed" | "did_not_start" | "left_on_probation";
        /**
         * @description Who began: the candidate responded, or the employer invited.
         * @enum {string}
         */
        ApplicationSource: "response" | "invitation";
        /**
         * @description Where an application is on the employer's board; each stage has one status (decisions C2).
         * @enum {string}
         */
        ApplicationStage: "new" | "review" | "test" | "invited" | "interview" | "hired" | "rejected";
        /**
         * @description What a candidate sees of an application (product §4).
         * @enum {string}
         */
        ApplicationStatus: "waiting" | "offer" | "approve" | "reject";
        /**
         * @description Whose turn it is.
         * @enum {string}
         */
        ApplicationTurn: "me" | "company" | "over";
        ApplicationVacancy: {
            slug: string;
            title: string;
        };
        /** @description An active filter. */
        Applied: {
            key: components["schemas"]["FilterKey"];
            value: string;
            label: string;
            /** @description The words it was recognised in; null when it comes from a parameter. */
            typed?: string | null;
            /** @description The query without those words, for removing the filter. */
            q_without?: string | null;
        };
        AppliedVacancy: {
            slug: string;
            title: string;
            is_open: boolean;
            location_name: string;
        };
        AskedLanguage: {
            language: string;
            level?: components["schemas"]["LanguageLevel"] | null;
        };
        AuditAction: {
            code: string;
            title: string;
        };
        AuditActor: {
            kind: components["schemas"]["AuditActorKind"];
            /** Format: uuid */
            id?: string | null;
            /** @description The member's current name. */
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
            /** @description The action as text. */
            title: string;
            /** @description What the details say, in words. */
            note?: string | null;
            object?: components["schemas"]["AuditObject"] | null;
            details: Record<string, never>;
            address?: string | null;
            request_id?: string | null;
        };
        AuditObject: {
            kind: string;
            id: string;
            name?: string | null;
            /** @description The page about it, if staff can open one. */
            path?: string | null;
        };
        AuditOut: {
            status: boolean;
            data: components["schemas"]["AuditEvent"][];
            meta: components["schemas"]["Meta"];
            /** @description All recorded actions, for the filter. */
            actions: components["schemas"]["AuditAction"][];
        };
        /**
         * @description What a company offers besides the pay.
         * @enum {string}
         */
        Benefit: "official" | "bonus" | "meals" | "transport" | "housing" | "insurance" | "training" | "career" | "flexible_hours" | "remote" | "sport" | "family" | "discounts" | "phone" | "uniform" | "events";
        BoardColumn: {
            id: components["schemas"]["ColumnId"];
            stage: components["schemas"]["ApplicationStage"];
            /** @description Null: called like its stage. */
            name?: string | null;
            /** Format: int64 */
            count: number;
            /** Format: int64 */
            unread: number;
            /** @description The first fifty. */
            cards: components["schemas"]["ApplicantCard"][];
        };
        BoardOut: {
            status: boolean;
            data: components["schemas"]["BoardColumn"][];
            /**
             * Format: int64
             * @description All cards that the filter finds.
             */
            total: number;
            /**
             * Format: int64
             * @description Responses that wait longer for an answer than promised, in the chosen vacancy.
             */
            late: number;
            vacancies: components["schemas"]["ApplicantVacancy"][];
        };
        /** @description The columns of a board, as they are arranged. */
        BoardStages: {
            /** @description Changes with every change of the list. */
            version: string;
            /** @description In order. */
            columns: components["schemas"]["StageColumn"][];
            can_edit: boolean;
        };
        BulkIn: {
            ids: components["schemas"]["ApplicationId"][];
            column?: components["schemas"]["ColumnId"] | null;
            message?: components["schemas"]["EmployerMessage"] | null;
            reject?: components["schemas"]["RejectIn"] | null;
        };
        BulkOut: {
            status: boolean;
            done: components["schemas"]["ApplicationId"][];
            refused: components["schemas"]["BulkRefusal"][];
        };
        BulkRefusal: {
            id: components["schemas"]["ApplicationId"];
            /** @description The code that the call for this one alone would have had. */
            code: string;
        };
        BusyTime: {
            /** Format: date-time */
            start_at: string;
            /** Format: date-time */
            end_at: string;
            user_id?: components["schemas"]["UserId"] | null;
            name?: string | null;
            /** @description It is an interview of the caller's own company. Otherwise the times are whole half hours. */
            is_own: boolean;
        };
        BusyTimesOut: {
            status: boolean;
            /** @description By start. */
            data: components["schemas"]["BusyTime"][];
        };
        Cabinet: {
            /** @description The most important first. */
            todos: components["schemas"]["CabinetTodo"][];
            next_interview?: components["schemas"]["NextInterview"] | null;
            /** @description Vacancies that are not closed: first those with something to do. */
            vacancies: components["schemas"]["OwnVacancy"][];
            /**
             * Format: int64
             * @description The usual time of moderation in hours, if something waits for it.
             */
            usual_hours?: number | null;
            week: components["schemas"]["CabinetWeek"];
            answers: components["schemas"]["AnswerRecord"];
            plan: components["schemas"]["CabinetPlan"];
            /** @description The caller may answer, prolong and resume. */
            may_act: boolean;
        };
        CabinetDay: {
            /** Format: date */
            day: string;
            /** Format: int64 */
            views: number;
            /** Format: int64 */
            responses: number;
            /**
             * Format: int64
             * @description How many of them were answered since.
             */
            answered: number;
        };
        CabinetOut: {
            status: boolean;
            data: components["schemas"]["Cabinet"];
        };
        /** @description The plan and what is used of it. */
        CabinetPlan: {
            code: string;
            is_verified: boolean;
            open_vacancies: components["schemas"]["UsedOfPlan"];
            /** @description In this calendar month. */
            contact_openings: components["schemas"]["UsedOfPlan"];
            /**
             * Format: date
             * @description The first day of the next month, when all openings are there again.
             */
            openings_renew_on: string;
            /** @description In the last 24 hours. Only verified companies may invite. */
            invitations: components["schemas"]["UsedOfPlan"];
        };
        /** @description Something that waits, in the order of the variants. */
        CabinetTodo: {
            /** Format: int64 */
            count: number;
            name: string;
            /** Format: date-time */
            due_at: string;
            /** @enum {string} */
            kind: "late_answers";
        } | {
            id: components["schemas"]["InterviewId"];
            /** Format: date-time */
            start_at: string;
            place?: string | null;
            name: string;
            /** @description Of the vacancy. */
            title: string;
            /** @enum {string} */
            kind: "interview_today";
        } | {
            id: components["schemas"]["InterviewId"];
            /** Format: date-time */
            start_at: string;
            name: string;
            title: string;
            /** @enum {string} */
            kind: "outcome";
        } | {
            slug: string;
            title: string;
            /** @enum {string} */
            kind: "returned";
        } | {
            slug: string;
            title: string;
            /** Format: date-time */
            ends_at: string;
            /** @enum {string} */
            kind: "ending";
        } | {
            /** Format: int64 */
            count: number;
            /** @description The newest one. */
            id: components["schemas"]["ApplicationId"];
            name: string;
            /** @enum {string} */
            kind: "unread_messages";
        } | {
            /** Format: int64 */
            used: number;
            /** Format: int64 */
            of: number;
            /** @enum {string} */
            kind: "vacancies_used";
        } | {
            /** Format: int64 */
            used: number;
            /** Format: int64 */
            of: number;
            /** @enum {string} */
            kind: "openings_used";
        };
        CabinetWeek: {
            /** @description The last seven days in Tashkent; today is the last one. */
            days: components["schemas"]["CabinetDay"][];
            /**
             * Format: int64
             * @description In the seven days before.
             */
            views_before: number;
            /** Format: int64 */
            responses_before: number;
        };
        /** @description An application with this resume to a vacancy of the company that looks. */
        CandidateApplication: {
            resume_id: components["schemas"]["ResumeId"];
            vacancy_slug: string;
            vacancy_title: string;
            source: components["schemas"]["ApplicationSource"];
            status: components["schemas"]["ApplicationStatus"];
            /** Format: date-time */
            created_at: string;
        };
        /** @description A candidate in a list. */
        CandidateCard: {
            slug: string;
            position: string;
            /** @description Initials if the candidate has hidden it. */
            name: string;
            is_anonymous: boolean;
            photo?: components["schemas"]["Picture"] | null;
            location_name: string;
            salary?: components["schemas"]["ResumePay"] | null;
            /** Format: int32 */
            experience_months: number;
            last_job?: components["schemas"]["CandidateLastJob"] | null;
            /** @description The first five. */
            skills: string[];
            /** Format: date-time */
            updated_at: string;
            last_seen: components["schemas"]["LastSeen"];
            is_saved: boolean;
            application?: components["schemas"]["CandidateApplication"] | null;
        };
        CandidateContacts: {
            /** @description The first phone without its middle; null if phones are hidden. */
            phone_masked?: string | null;
            is_open: boolean;
            phones: string[];
            email?: string | null;
            social_links: components["schemas"]["ResumeSocialLink"][];
        };
        CandidateContactsOut: {
            status: boolean;
            data: components["schemas"]["OpenedContacts"];
            left: components["schemas"]["ContactOpenings"];
        };
        /** @description A change of a candidate profile: absent fields stay unchanged; null clears an optional field. */
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
        /** @description How each fact meets the demand. Null: nothing is asked, or nothing is known. */
        CandidateFits: {
            pay?: components["schemas"]["DemandFit"] | null;
            experience?: components["schemas"]["DemandFit"] | null;
            location?: components["schemas"]["DemandFit"] | null;
            work_type?: components["schemas"]["DemandFit"] | null;
            education?: components["schemas"]["DemandFit"] | null;
            /** @description In the order of the vacancy's languages. */
            languages: (components["schemas"]["DemandFit"] | null)[];
            skills?: components["schemas"]["DemandFit"] | null;
        };
        CandidateHome: {
            /** @description The chosen spheres, with the vacancies that were published today. */
            spheres: components["schemas"]["HomeSphere"][];
            /**
             * Format: int64
             * @description Published today in any of them.
             */
            new_today: number;
            /**
             * Format: int64
             * @description Applications in which it is the candidate's turn.
             */
            waiting: number;
            /** @description The newest in the chosen spheres without those applied to or hidden. */
            vacancies: components["schemas"]["VacancyCard"][];
            searches: components["schemas"]["SavedSearch"][];
            interview?: components["schemas"]["HomeInterview"] | null;
            /** @description Applications with an answer, those that wait for the candidate first. */
            answers: components["schemas"]["MyApplication"][];
            resume?: components["schemas"]["HomeResume"] | null;
        };
        /**
         * Format: uuid
         * @description The candidate profile of a user.
         */
        CandidateId: string;
        /** @description A new candidate profile. */
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
        /** @description A job in the employment history. */
        CandidateJob: {
            position: string;
            /** @description Null if the candidate has hidden the names of employers. */
            company?: string | null;
            start?: components["schemas"]["Month"] | null;
            end?: components["schemas"]["Month"] | null;
            present: boolean;
            description: string;
        };
        CandidateLastJob: {
            position: string;
            company?: string | null;
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
        /** @description A candidate as others see them. */
        CandidateProfile: {
            slug: string;
            position: string;
            /** @description Initials if the candidate has hidden it. */
            name: string;
            surname?: string | null;
            /** @description Name and photo are hidden. */
            is_anonymous: boolean;
            photo?: components["schemas"]["Picture"] | null;
            location: string;
            location_name: string;
            sphere: string[];
            work_type: components["schemas"]["WorkType"][];
            salary?: components["schemas"]["ResumePay"] | null;
            /**
             * Format: int32
             * @description By the year of birth. Null below eighteen.
             */
            age?: number | null;
            /** Format: int32 */
            experience_months: number;
            employment: components["schemas"]["CandidateJob"][];
            education_level?: components["schemas"]["EducationLevel"] | null;
            specialization?: string | null;
            education: components["schemas"]["ResumeStudy"][];
            additional_education: components["schemas"]["ResumeCourse"][];
            skills: string[];
            computer_skills: string[];
            languages: components["schemas"]["LanguageSkill"][];
            driving: components["schemas"]["ResumeDriving"];
            has_car: boolean;
            about?: string | null;
            last_seen: components["schemas"]["LastSeen"];
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int32
             * @description 0 to 100.
             */
            completeness: number;
            /** @description The company has saved this candidate. */
            is_saved: boolean;
            contacts: components["schemas"]["CandidateContacts"];
            openings?: components["schemas"]["ContactOpenings"] | null;
            /** @description What this resume has sent to the company, or got from it, newest first; empty for everybody else. */
            applications: components["schemas"]["CandidateApplication"][];
        };
        CandidateProfileOut: {
            status: boolean;
            data: components["schemas"]["CandidateProfile"];
        };
        CandidatesOut: {
            status: boolean;
            data: components["schemas"]["CandidateCard"][];
            meta: components["schemas"]["Meta"];
        };
        ChatBlockIn: {
            is_blocked: boolean;
        };
        ChatCard: {
            /** @description That of the application. */
            id: components["schemas"]["ApplicationId"];
            /** @description The candidate's name for a company, the company's for a candidate. */
            name: string;
            picture?: components["schemas"]["Picture"] | null;
            /** @description Of the vacancy. */
            title: string;
            status: components["schemas"]["ApplicationStatus"];
            stage?: components["schemas"]["ApplicationStage"] | null;
            /**
             * Format: int64
             * @description Messages of the other side that this side has not read.
             */
            unread: number;
            last: components["schemas"]["ChatLast"];
        };
        /** @description A file in a message. */
        ChatFile: {
            /** Format: uuid */
            id: string;
            name: string;
            kind: components["schemas"]["ChatFileKind"];
            /**
             * Format: int32
             * @description Bytes.
             */
            size: number;
            /**
             * Format: int32
             * @description Of a picture, in pixels; null for documents.
             */
            width?: number | null;
            /** Format: int32 */
            height?: number | null;
        };
        /**
         * @description What a file in a message is stored as.
         * @enum {string}
         */
        ChatFileKind: "pdf" | "docx" | "picture";
        ChatFileOut: {
            status: boolean;
            data: components["schemas"]["ChatFile"];
        };
        /** @description The newest message of a conversation. */
        ChatLast: {
            side: components["schemas"]["ChatSide"];
            /** @description Written by the caller's own account. */
            is_mine: boolean;
            /** @description Empty for a file alone. */
            text: string;
            /** @description Of the file that was sent with it. */
            file_name?: string | null;
            file_kind?: components["schemas"]["ChatFileKind"] | null;
            is_deleted: boolean;
            /** Format: date-time */
            at: string;
        };
        ChatMessage: {
            /**
             * Format: int32
             * @description Without gaps in a conversation.
             */
            seq: number;
            /** Format: uuid */
            client_id: string;
            side: components["schemas"]["ChatSide"];
            /** @description Written by the caller's own account. */
            is_mine: boolean;
            /** @description The member who wrote it, for messages of a company. */
            author?: string | null;
            /** @description Empty if it is deleted, or a file alone. */
            text: string;
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            edited_at?: string | null;
            is_deleted: boolean;
            file?: components["schemas"]["ChatFile"] | null;
            /** @description What its reader should beware of. */
            warnings: components["schemas"]["ChatWarning"][];
            can_edit: boolean;
            can_delete: boolean;
        };
        ChatMessageIn: {
            /**
             * Format: uuid
             * @description Chosen by the page: a repeat with the same one returns the message that is stored.
             */
            client_id: string;
            text?: components["schemas"]["ChatText"] | null;
            /**
             * Format: uuid
             * @description An uploaded file of the caller that waits for a message.
             */
            file?: string | null;
        };
        ChatMessageOut: {
            status: boolean;
            data: components["schemas"]["ChatMessage"];
        };
        ChatMessageRefusal: {
            id: components["schemas"]["ApplicationId"];
            /** @description The code that the call for this one alone would have had; a `ChatWriting` instead of `chat_closed`. */
            code: string;
        };
        ChatMessageTextIn: {
            text: components["schemas"]["ChatText"];
        };
        ChatMessageTo: {
            id: components["schemas"]["ApplicationId"];
            text: components["schemas"]["ChatText"];
        };
        ChatMessagesIn: {
            /**
             * Format: uuid
             * @description Chosen by the page: a repeat with the same one writes to nobody twice.
             */
            client_id: string;
            /** @description To each candidate once. */
            messages: components["schemas"]["ChatMessageTo"][];
        };
        ChatMessagesOut: {
            status: boolean;
            /** @description Oldest first. */
            data: components["schemas"]["ChatMessage"][];
            /** @description There are more in the direction that was asked for. */
            has_more: boolean;
        };
        ChatMessagesSentOut: {
            status: boolean;
            done: components["schemas"]["ApplicationId"][];
            refused: components["schemas"]["ChatMessageRefusal"][];
        };
        ChatOut: {
            status: boolean;
            data: components["schemas"]["ChatView"];
        };
        ChatReadIn: {
            /**
             * Format: int32
             * @description The number of the newest message that was seen.
             */
            seq: number;
        };
        ChatReadOut: {
            status: boolean;
        };
        /** @enum {string} */
        ChatSide: "candidate" | "customer";
        /** @description What one side writes to the other. */
        ChatText: string;
        ChatUnreadOut: {
            status: boolean;
            /**
             * Format: int64
             * @description Conversations with unread messages.
             */
            chats: number;
        };
        /** @description A conversation without its messages. */
        ChatView: {
            /** @description That of the application. */
            id: components["schemas"]["ApplicationId"];
            /** @description The caller's side. */
            side: components["schemas"]["ChatSide"];
            /** @description The candidate's name for a company, the company's for a candidate. */
            name: string;
            locale?: components["schemas"]["Locale"] | null;
            /** @description The member who runs the vacancy, for candidates. */
            person?: string | null;
            picture?: components["schemas"]["Picture"] | null;
            vacancy: components["schemas"]["AppliedVacancy"];
            status: components["schemas"]["ApplicationStatus"];
            stage?: components["schemas"]["ApplicationStage"] | null;
            resume_id: components["schemas"]["ResumeId"];
            interview?: components["schemas"]["InterviewBrief"] | null;
            writing: components["schemas"]["ChatWriting"];
            /** @description Phone numbers and links may be written. */
            contacts_allowed: boolean;
            /**
             * Format: int32
             * @description Up to these numbers each side has read; 0: nothing.
             */
            read_by_me: number;
            /** Format: int32 */
            read_by_them: number;
            /** Format: int32 */
            last_seq: number;
            is_blocked_by_me: boolean;
        };
        /** @enum {string} */
        ChatWarning: "money" | "card" | "passport";
        /**
         * @description Whether the caller can write now, and why not.
         * @enum {string}
         */
        ChatWriting: "allowed" | "viewer" | "not_yet" | "in_a_row" | "withdrawn" | "vacancy_deleted" | "closed" | "blocked_by_you" | "blocked";
        ChatWritingOf: {
            id: components["schemas"]["ApplicationId"];
            writing: components["schemas"]["ChatWriting"];
            /** @description Phone numbers and links may be written. */
            contacts_allowed: boolean;
        };
        ChatWritingOut: {
            status: boolean;
            /** @description In the order of `ids`, without those that are not the company's. */
            data: components["schemas"]["ChatWritingOf"][];
            /**
             * Format: int64
             * @description So many messages the caller can still write today.
             */
            left: number;
        };
        ChatsOut: {
            status: boolean;
            /** @description The newest message first. */
            data: components["schemas"]["ChatCard"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description One row of the notification settings. */
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
             * @description Replace an existing draft.
             * @default false
             */
            replace: boolean;
        };
        /** @description Six digits from a message. */
        Code: string;
        /**
         * @description What a code may be used for. A code for registration never resets a password.
         * @enum {string}
         */
        CodePurpose: "register" | "reset" | "proof" | "phone" | "email";
        CodeSent: {
            status: boolean;
            /** @description Keep it: the code is valid only together with it. */
            request_id: string;
            /** @description The masked destination. */
            phone: string;
            /**
             * Format: int64
             * @description Seconds until another code may be requested.
             */
            resend_after: number;
            /**
             * Format: int64
             * @description Seconds for which the code is valid.
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
        ColumnCardsOut: {
            status: boolean;
            data: components["schemas"]["ApplicantCard"][];
            meta: components["schemas"]["Meta"];
        };
        /**
         * Format: uuid
         * @description A column of a board.
         */
        ColumnId: string;
        /** @description The name of a column of a board. */
        ColumnName: string;
        /**
         * Format: uuid
         * @description A comment of the team.
         */
        CommentId: string;
        CommentText: string;
        /** @description What a company promises, and how it really answers (decisions J10, J13). */
        CompanyAnswers: {
            /**
             * Format: int32
             * @description It promises an answer within so many days.
             */
            promise_days?: number | null;
            /**
             * Format: int32
             * @description Percent of the responses of the last 90 days that were answered. Null if there were fewer than ten.
             */
            share?: number | null;
            /**
             * Format: int32
             * @description Half of its answers came faster. Null like `share`.
             */
            median_hours?: number | null;
        };
        CompanyBenefit: {
            code: components["schemas"]["Benefit"];
            /** @description In the caller's language. */
            label: string;
        };
        CompanyChoiceIn: {
            /** @description The slug of one of the person's companies. */
            slug: string;
        };
        CompanyDone: {
            status: boolean;
        };
        CompanyEvent: {
            /** Format: date-time */
            at: string;
            /** @description The member by name, or by a masked phone; null: staff, the system, or an erased account. */
            who?: string | null;
            what: string;
            /** @description What it is about: title and slug of a vacancy, position and slug of a resume that the company may still see. */
            detail: Record<string, never>;
        };
        /** @description The public profile of a company. */
        CompanyFacts: {
            slug: string;
            name: string;
            avatar?: components["schemas"]["Picture"] | null;
            /** @description Verified by staff. */
            is_verified: boolean;
            mark?: components["schemas"]["CompanyMark"] | null;
            location: string;
            location_name: string;
            address?: string | null;
            /**
             * Format: int32
             * @description The year in which it was founded.
             */
            owned_year?: number | null;
            /** @description In the caller's language, else in Uzbek, Russian, English. */
            about?: string | null;
            links: components["schemas"]["CompanyLink"][];
            addresses: components["schemas"]["CompanyOffice"][];
            benefits: components["schemas"]["CompanyBenefit"][];
            photos: components["schemas"]["CompanyPhoto"][];
            size?: components["schemas"]["CompanySize"] | null;
            /**
             * Format: int32
             * @description The pattern of its page; null: chosen by the name.
             */
            cloth?: number | null;
            /** Format: int64 */
            open_vacancies: number;
            /**
             * Format: date-time
             * @description When it registered.
             */
            since: string;
            truth: components["schemas"]["CompanyTruth"];
        };
        CompanyHistoryOut: {
            status: boolean;
            data: components["schemas"]["CompanyEvent"][];
            meta: components["schemas"]["Meta"];
        };
        /**
         * Format: uuid
         * @description A company.
         */
        CompanyId: string;
        CompanyLink: {
            kind: components["schemas"]["CompanyLinkKind"];
            url: string;
        };
        CompanyLinkIn: {
            kind: components["schemas"]["CompanyLinkKind"];
            url: components["schemas"]["Link"];
        };
        /** @enum {string} */
        CompanyLinkKind: "site" | "telegram" | "instagram" | "facebook" | "linkedin" | "youtube";
        CompanyLookup: {
            /** @description `unavailable` also without a register. */
            registry: components["schemas"]["CompanyRegistryState"];
            name?: string | null;
            address?: string | null;
        };
        CompanyLookupIn: {
            tax_number: components["schemas"]["TaxNumber"];
        };
        CompanyLookupOut: {
            status: boolean;
            data: components["schemas"]["CompanyLookup"];
        };
        /** @description What the mark of a verified company means: what was checked, and when. */
        CompanyMark: {
            /** Format: date-time */
            at: string;
            /** @description It gave its tax number. */
            tax_number: boolean;
            /** @description Staff has seen its registration document. */
            document: boolean;
            /** @description The state register knows it. */
            registry: boolean;
        };
        CompanyName: string;
        /** @description One of the places where a company works. */
        CompanyOffice: {
            location: string;
            location_name: string;
            street: string;
        };
        CompanyOfficeIn: {
            /** @description Slug of a place, or one of its names. */
            location: string;
            street: components["schemas"]["Address"];
        };
        /**
         * @description Why nobody sees a company.
         * @enum {string}
         */
        CompanyOutOfSight: "closed" | "stopped" | "hidden" | "leaving";
        CompanyPageOut: {
            status: boolean;
            company: components["schemas"]["CompanyFacts"];
            data: components["schemas"]["VacancyCard"][];
            meta: components["schemas"]["Meta"];
        };
        CompanyPhoto: {
            /** Format: uuid */
            id: string;
            /** @description The large picture. */
            url: string;
            small: string;
        };
        /** @enum {string} */
        CompanyRegistryState: "found" | "not_found" | "closed" | "unavailable" | "not_asked";
        /**
         * @description What members of a company may do; `platform::session::rights` says which role may do what.
         * @enum {string}
         */
        CompanyRight: "see_work" | "run_vacancies" | "open_contacts" | "edit_page" | "edit_company" | "manage_members" | "verify_company" | "pay" | "delete_company";
        /**
         * @description How many people work in a company.
         * @enum {string}
         */
        CompanySize: "1-10" | "11-50" | "51-200" | "201-1000" | "1000+";
        /** @description The company is offered to a member. */
        CompanyTransfer: {
            to: components["schemas"]["UserId"];
            to_name?: string | null;
            /** Format: date-time */
            asked_at: string;
            /** Format: date-time */
            expires_at: string;
            /** @description The caller may accept. */
            is_for_me: boolean;
            /** @description The caller has offered it. */
            is_mine: boolean;
        };
        /** @description What the product knows about a company. The company cannot change it. */
        CompanyTruth: {
            /** Format: date-time */
            since: string;
            /** Format: int64 */
            open_vacancies: number;
            /**
             * Format: int64
             * @description Vacancies that were public and are over.
             */
            closed_vacancies: number;
            /**
             * Format: int64
             * @description Complaints about the company or its vacancies that staff upheld in the last 365 days.
             */
            complaints_upheld: number;
            /**
             * Format: int32
             * @description Percent of the responses of the last 90 days; null: too few to tell.
             */
            answered_share?: number | null;
            /** Format: int32 */
            median_answer_hours?: number | null;
            /**
             * Format: int32
             * @description It promises an answer within so many days.
             */
            promise_days?: number | null;
        };
        /** @description How far the verification of the company is. Facts of the newest request. */
        CompanyVerification: {
            state: components["schemas"]["VerificationState"];
            tax_number?: string | null;
            /** @description The name in the register of companies. */
            legal_name?: string | null;
            document?: components["schemas"]["SentDocument"] | null;
            /** Format: date-time */
            requested_at?: string | null;
            /** Format: date-time */
            decided_at?: string | null;
            reason?: components["schemas"]["VerificationRefusal"] | null;
            registry: components["schemas"]["CompanyRegistryState"];
            /** @description The newest request was refused and is no appeal. */
            can_appeal: boolean;
            is_appeal: boolean;
            limits: components["schemas"]["VerificationLimits"];
        };
        ComparedCandidate: {
            /** @description Without the photo. */
            card: components["schemas"]["ApplicantCard"];
            work_type: components["schemas"]["WorkType"][];
            education_level?: components["schemas"]["EducationLevel"] | null;
            specialization?: string | null;
            last_position?: string | null;
            languages: components["schemas"]["LanguageSkill"][];
            skills: string[];
            /** @description Those of the skills that a requirement of the vacancy names. */
            matched_skills: string[];
            driving: components["schemas"]["ResumeDriving"];
            has_car: boolean;
            answers: components["schemas"]["ApplicationAnswer"][];
            rating: components["schemas"]["TeamRating"];
            fits: components["schemas"]["CandidateFits"];
            /**
             * Format: date-time
             * @description When the text of the copy was written.
             */
            sent_at: string;
        };
        Comparison: {
            vacancy: components["schemas"]["ApplicationVacancy"];
            demands: components["schemas"]["VacancyDemands"];
            /** @description In the order of `ids`. */
            people: components["schemas"]["ComparedCandidate"][];
        };
        ComparisonOut: {
            status: boolean;
            data: components["schemas"]["Comparison"];
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
         * @description The reason of a complaint.
         * @enum {string}
         */
        ComplaintReason: "fraud" | "fee" | "discrimination" | "not_real" | "contacts" | "other";
        /**
         * @description What a complaint is about.
         * @enum {string}
         */
        ComplaintTarget: "vacancy" | "resume" | "candidate_messages" | "company_messages" | "company";
        /** @description The text of a complaint. */
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
        /** @description Openings of contacts in the current month. */
        ContactOpenings: {
            /** Format: int64 */
            left: number;
            /** Format: int64 */
            of: number;
            /** Format: date-time */
            renews_at: string;
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
        /** @description A course or a certificate. */
        CourseName: string;
        /** @description A cover letter of a candidate. */
        CoverLetter: string;
        /** @enum {string} */
        Currency: "UZS" | "USD" | "RUB";
        /** @description The company on a card. */
        CustomerCard: {
            slug: string;
            name: string;
            avatar?: components["schemas"]["Picture"] | null;
            is_verified: boolean;
            answers?: components["schemas"]["CompanyAnswers"] | null;
        };
        /** @description A change of a company profile: absent fields stay unchanged; null clears an optional field. */
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
            /** @description False: suspended by staff. */
            active: boolean;
            is_verified: boolean;
            avatar?: components["schemas"]["Picture"] | null;
            /** @description What the person is there, and may do. */
            role: components["schemas"]["MemberRole"];
            can: components["schemas"]["CompanyRight"][];
        };
        DeclineIn: {
            /** @default null */
            text: components["schemas"]["DeclineText"] | null;
        };
        /** @description What a candidate says when declining an invitation. */
        DeclineText: string;
        /** @enum {string} */
        Delivery: "sending" | "sent" | "failed" | "verified";
        /** @enum {string} */
        DemandFit: "fits" | "partly" | "no";
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
        /**
         * @description The categories of the national licence (decisions B33).
         * @enum {string}
         */
        DrivingLicence: "A" | "B" | "C" | "D" | "BE" | "CE" | "DE";
        EarlierApplication: {
            id: components["schemas"]["ApplicationId"];
            status: components["schemas"]["ApplicationStatus"];
            /** Format: date-time */
            created_at: string;
        };
        EarlierApplicationOf: {
            id: components["schemas"]["ApplicationId"];
            resume_id: components["schemas"]["ResumeId"];
            vacancy: components["schemas"]["ApplicationVacancy"];
            status: components["schemas"]["ApplicationStatus"];
            /** Format: date-time */
            created_at: string;
        };
        EarlierDecision: {
            /** Format: date-time */
            decided_at: string;
            state: components["schemas"]["VerificationRequestState"];
            reason?: components["schemas"]["VerificationRefusal"] | null;
        };
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
        /** @description What an employer tells a candidate. */
        EmployerMessage: string;
        /**
         * @description Who ended an application.
         * @enum {string}
         */
        EndedBy: "customer" | "candidate" | "system";
        EndedOut: {
            status: boolean;
            /** Format: int64 */
            ended: number;
        };
        EnterIn: {
            totp: components["schemas"]["TypedCode"];
        };
        EnteredFacts: {
            name: string;
            tax_number: string;
            location_name: string;
        };
        /** @description The body of every error response. */
        ErrorBody: {
            /** @description Always false. */
            status: boolean;
            /** @description For programs. */
            code: string;
            /** @description For people, in the caller's language. */
            message: string;
            /** @description Errors by field; dotted paths such as `salary.min_salary`. */
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
        ErrorCode: "validation" | "bad_request" | "not_found" | "unauthenticated" | "forbidden" | "too_many" | "file_too_large" | "file_type" | "method_not_allowed" | "unavailable" | "internal" | "idempotency_mismatch" | "wrong_role" | "not_allowed_in_company" | "reauth_required" | "staff_sign_in_refused" | "staff_invitation_dead" | "staff_own_account" | "staff_login_taken" | "staff_unknown_login" | "wrong_credentials" | "totp_required" | "wrong_totp" | "email_taken" | "phone_taken" | "verification_not_found" | "wrong_code" | "wrong_password" | "locked" | "codes_paused" | "company_has_members" | "invitation_over" | "profile_required" | "role_changed_recently" | "social_refused" | "identity_taken" | "last_way_in" | "provider_off" | "telegram_taken" | "link_expired" | "wrong_state" | "export_not_ready" | "duplicate" | "version_conflict" | "limit_exceeded" | "company_blocked" | "resubmissions_exceeded" | "appeal_sent" | "draft_exists" | "gone" | "vacancy_not_found" | "favourites_full" | "too_many_resumes" | "too_many_active" | "no_openings_left" | "saved_candidates_full" | "resume_not_found" | "resume_file_unreadable" | "already_responded" | "already_invited" | "resume_needed" | "resume_incomplete" | "own_vacancy" | "confirm_needed" | "contact_blocked" | "company_not_verified" | "stage_needs_column" | "templates_full" | "interview_conflict" | "interview_open" | "slot_taken" | "chat_closed" | "in_a_row" | "too_late" | "already_written" | "file_gone" | "file_damaged" | "picture_too_large" | "already_reported" | "already_decided" | "superseded" | "undo_over" | "team_is_full" | "already_member" | "invitation_for_another_phone" | "owner_cannot_leave" | "owns_another_company" | "no_such_successor" | "too_many_photos" | "already_pending" | "already_verified" | "tax_number_taken" | "already_appealed" | "searches_full" | "hidden_full" | "partner_changed" | "too_many_partners";
        /**
         * @description Years of experience that a vacancy requires (decisions B10).
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
        /** @description The number of vacancies for each value; each list ignores its own filter. */
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
        /** @description A saved vacancy. A closed one has no pay. */
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
         * @description What can be filtered by, beside words.
         * @enum {string}
         */
        FilterKey: "sphere" | "profession" | "location" | "work_type" | "experience" | "education" | "language" | "salary" | "with_salary" | "period" | "resume_required" | "company";
        FittingResume: {
            id: components["schemas"]["ResumeId"];
            slug: string;
            position: string;
            /** Format: int32 */
            completeness: number;
            /** Format: date-time */
            updated_at: string;
            is_fitting: boolean;
            /** @description What it has in common with the vacancy. */
            matches: components["schemas"]["ResumeMatch"][];
            problem?: components["schemas"]["ResumeProblem"] | null;
            /** @description The suggested one. */
            is_chosen: boolean;
        };
        ForgotIn: {
            phone: components["schemas"]["LoginPhone"];
        };
        FoundCandidates: {
            status: boolean;
            data: components["schemas"]["CandidateCard"][];
            meta: components["schemas"]["Meta"];
            corrections: components["schemas"]["Correction"][];
            /** @description No candidate has all the words; these have some of them. */
            relaxed: boolean;
        };
        FoundVacancies: {
            status: boolean;
            data: components["schemas"]["VacancyCard"][];
            /** @description Matching promoted vacancies, at most three, beside the list; never twice on a page. */
            ads: components["schemas"]["VacancyCard"][];
            meta: components["schemas"]["Meta"];
            facets?: components["schemas"]["Facets"] | null;
            /** @description Every active filter, from parameters or recognised in the words. */
            applied: components["schemas"]["Applied"][];
            /** @description The part of the text that is searched as words; empty when filters express all of it. */
            words: string;
            corrections: components["schemas"]["Correction"][];
            /** @description No vacancy has all the words; these have some of them. */
            relaxed: boolean;
            near?: components["schemas"]["Near"] | null;
            /**
             * Format: date
             * @description The day of the exchange rates used to compare pays.
             */
            rate_on?: string | null;
        };
        /** @description A step of the funnel. */
        FunnelStep: {
            stage: components["schemas"]["ApplicationStage"];
            /**
             * Format: int64
             * @description Applications that came to this stage or further.
             */
            reached: number;
            /**
             * Format: int64
             * @description Percent of all applications.
             */
            share: number;
            /**
             * Format: int64
             * @description Percent of the step before.
             */
            of_previous?: number | null;
        };
        /**
         * @description A role that somebody can be given. Ownership is transferred instead.
         * @enum {string}
         */
        GivenMemberRole: "recruiter" | "viewer";
        /**
         * @description What a guest may request a code for.
         * @enum {string}
         */
        GuestPurpose: "register" | "reset";
        /** @description A guide in a list. */
        GuideCard: {
            slug: string;
            title: string;
            /** @description One or two sentences. */
            description: string;
            tags: components["schemas"]["GuideTag"][];
            /**
             * Format: int32
             * @description Reading time.
             */
            minutes: number;
            /** Format: date */
            updated_on: string;
        };
        GuideOut: {
            status: boolean;
            guide: components["schemas"]["GuideCard"];
            /** @description Ready HTML. It comes from our own files, never from users. */
            html: string;
            /** @description Its parts by the anchors of their headings. */
            parts: components["schemas"]["Part"][];
            related: components["schemas"]["GuideCard"][];
            /** @description What to read next. */
            next: components["schemas"]["GuideCard"];
        };
        /**
         * @description What a guide is about. Its name is the message `guides_tag_{code}`.
         * @enum {string}
         */
        GuideTag: "search" | "resume" | "interview" | "pay" | "law" | "safety" | "employer";
        GuidesOut: {
            status: boolean;
            data: components["schemas"]["GuideCard"][];
        };
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
        HiringReport: {
            /**
             * Format: date
             * @description The first and the last day, in Tashkent time.
             */
            from: string;
            /** Format: date */
            to: string;
            /** @description Vacancies with applications, to choose one. */
            vacancies: components["schemas"]["ReportVacancy"][];
            totals: components["schemas"]["ReportTotals"];
            previous?: components["schemas"]["ReportTotals"] | null;
            funnel: components["schemas"]["FunnelStep"][];
            stays: components["schemas"]["StageStay"][];
            weeks: components["schemas"]["AnswerWeek"][];
            sources: components["schemas"]["SourceCount"][];
            reasons: components["schemas"]["ReasonCount"][];
            /** @description What candidates read about the company now, whatever the period. */
            answers: components["schemas"]["AnswerRecord"];
        };
        HiringReportOut: {
            status: boolean;
            data: components["schemas"]["HiringReport"];
        };
        HomeInterview: {
            application: components["schemas"]["MyApplication"];
            /** @description The address, if it is at the office. */
            place?: string | null;
        };
        HomeOut: {
            status: boolean;
            data: components["schemas"]["CandidateHome"];
        };
        HomeResume: {
            id: components["schemas"]["ResumeId"];
            /** @description Empty while it is not written. */
            position: string;
            /** @description Employers can see it. */
            is_active: boolean;
            /** @description Staff returned it with a note. */
            is_returned: boolean;
            /** @description Where its owner stopped. */
            step: components["schemas"]["ResumeStep"];
            /** Format: int32 */
            percent: number;
        };
        HomeSphere: {
            slug: string;
            name: string;
            /** Format: int64 */
            new_today: number;
        };
        IdentitiesOut: {
            status: boolean;
            data: components["schemas"]["IdentityOut"][];
        };
        /**
         * Format: uuid
         * @description An external account that can sign in to one of ours.
         */
        IdentityId: string;
        IdentityOut: {
            id: components["schemas"]["IdentityId"];
            provider: components["schemas"]["Provider"];
            name: string;
            /** Format: date-time */
            linked_at: string;
        };
        ImportedResume: {
            form: components["schemas"]["ResumeForm"];
            /** @description What did not fit, for people. */
            notes: string[];
        };
        ImportedResumeOut: {
            status: boolean;
            data: components["schemas"]["ImportedResume"];
        };
        /** @description A school, college or university. */
        Institution: string;
        /** @enum {string} */
        InterviewAction: "pick" | "confirm" | "ask_other" | "decline" | "move" | "cancel" | "came" | "did_not_come";
        /** @enum {string} */
        InterviewAnswer: "confirm" | "pick" | "ask_other" | "decline";
        InterviewAnswerIn: {
            answer: components["schemas"]["InterviewAnswer"];
            slot?: components["schemas"]["SlotId"] | null;
            text?: components["schemas"]["InterviewAnswerText"] | null;
        };
        /** @description What a candidate says about an interview. */
        InterviewAnswerText: string;
        /** @description An interview on the card of its application. */
        InterviewBrief: {
            id: components["schemas"]["InterviewId"];
            /**
             * Format: date-time
             * @description Null while times are offered.
             */
            start_at?: string | null;
            /** Format: int32 */
            duration_minutes: number;
            status: components["schemas"]["InterviewStatus"];
            /** @description The candidate said that he will come. */
            is_confirmed: boolean;
            asks_other: boolean;
            /**
             * Format: int64
             * @description Offered times that are not over.
             */
            slots: number;
        };
        InterviewCancelIn: {
            /** @default null */
            text: components["schemas"]["InterviewCancelText"] | null;
        };
        /** @description Why an interview is cancelled. */
        InterviewCancelText: string;
        InterviewCandidate: {
            name: string;
            position: string;
            resume_id: components["schemas"]["ResumeId"];
            /** @description The candidate's language, for messages to him. */
            locale: components["schemas"]["Locale"];
        };
        InterviewCompany: {
            name: string;
            slug?: string | null;
        };
        /** @description Answers for interviews alone. */
        InterviewData: {
            living_place: components["schemas"]["InterviewLine"];
            birth_place: components["schemas"]["InterviewLine"];
            social_status?: components["schemas"]["SocialStatus"] | null;
            reason_for_leaving: components["schemas"]["InterviewText"];
            previous_workplace_phone?: string | null;
            strengths: components["schemas"]["InterviewText"];
            bad_habits: components["schemas"]["InterviewText"];
            /** @description Where the person saw the advertisement. */
            ad_source: components["schemas"]["InterviewLine"];
        };
        InterviewDataIn: {
            /** @description False deletes what is stored; the answers are not looked at then. */
            consent: boolean;
            living_place?: components["schemas"]["InterviewLine"] | null;
            birth_place?: components["schemas"]["InterviewLine"] | null;
            social_status?: components["schemas"]["SocialStatus"] | null;
            reason_for_leaving?: components["schemas"]["InterviewText"] | null;
            previous_workplace_phone?: components["schemas"]["Phone"] | null;
            strengths?: components["schemas"]["InterviewText"] | null;
            bad_habits?: components["schemas"]["InterviewText"] | null;
            ad_source?: components["schemas"]["InterviewLine"] | null;
        };
        InterviewDataOut: {
            status: boolean;
            data?: components["schemas"]["InterviewData"] | null;
            /** Format: date-time */
            consented_at?: string | null;
        };
        /**
         * Format: uuid
         * @description An interview.
         */
        InterviewId: string;
        InterviewIn: {
            application_id: components["schemas"]["ApplicationId"];
            kind: components["schemas"]["InterviewKind"];
            place?: components["schemas"]["InterviewPlace"] | null;
            link?: components["schemas"]["Link"] | null;
            /** Format: int32 */
            duration_minutes: number;
            /** @description Members of the company. */
            interviewers: components["schemas"]["UserId"][];
            note?: components["schemas"]["InterviewNote"] | null;
            /** @description One is set at once; several are offered to the candidate. */
            starts: string[];
            /** @description Also if an interviewer is busy. */
            ignore_conflicts?: boolean;
        };
        /** @enum {string} */
        InterviewKind: "office" | "online" | "phone";
        /** @description A short answer for interviews. */
        InterviewLine: string;
        /** @description What a company tells a candidate about an interview. */
        InterviewNote: string;
        InterviewOut: {
            status: boolean;
            data: components["schemas"]["InterviewView"];
        };
        /** @description The address of an interview. */
        InterviewPlace: string;
        InterviewPlanned: {
            status: boolean;
            data: components["schemas"]["InterviewView"];
            /** @description What the company may want to look at again. */
            warnings: components["schemas"]["InterviewWarning"][];
        };
        /** @enum {string} */
        InterviewResult: "came" | "did_not_come";
        InterviewSlot: {
            id: components["schemas"]["SlotId"];
            /** Format: date-time */
            start_at: string;
        };
        /** @enum {string} */
        InterviewStatus: "offered" | "marked" | "came" | "did_not_come" | "cancelled";
        InterviewStatusIn: {
            status: components["schemas"]["InterviewResult"];
        };
        /** @description A longer answer for interviews. */
        InterviewText: string;
        InterviewUpdateIn: {
            kind: components["schemas"]["InterviewKind"];
            place?: components["schemas"]["InterviewPlace"] | null;
            link?: components["schemas"]["Link"] | null;
            /** Format: int32 */
            duration_minutes: number;
            /** @description Members of the company. */
            interviewers: components["schemas"]["UserId"][];
            note?: components["schemas"]["InterviewNote"] | null;
            /** @description One is set at once; several are offered to the candidate. */
            starts: string[];
            /** @description Also if an interviewer is busy. */
            ignore_conflicts?: boolean;
        };
        InterviewVacancy: {
            slug: string;
            title: string;
        };
        InterviewView: {
            id: components["schemas"]["InterviewId"];
            application_id: components["schemas"]["ApplicationId"];
            vacancy: components["schemas"]["InterviewVacancy"];
            company: components["schemas"]["InterviewCompany"];
            candidate?: components["schemas"]["InterviewCandidate"] | null;
            kind: components["schemas"]["InterviewKind"];
            /** @description The address, if it is at the office. */
            place?: string | null;
            /** @description Where to meet, if it is online. */
            link?: string | null;
            /** Format: int32 */
            duration_minutes: number;
            interviewers: components["schemas"]["Interviewer"][];
            /** @description What the company tells the candidate. */
            note?: string | null;
            /** @description Offered times that are not over, earliest first; none once one is chosen. */
            slots: components["schemas"]["InterviewSlot"][];
            /**
             * Format: date-time
             * @description Null while times are offered.
             */
            start_at?: string | null;
            status: components["schemas"]["InterviewStatus"];
            /** @description The candidate said that he will come. */
            is_confirmed: boolean;
            /** @description The candidate asked for another time. */
            asks_other: boolean;
            ask_text?: string | null;
            cancelled_by?: components["schemas"]["EndedBy"] | null;
            /** @description What whoever cancelled it said. */
            cancel_text?: string | null;
            /**
             * Format: int32
             * @description How often it was changed.
             */
            sequence: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description What the caller may do now. */
            actions: components["schemas"]["InterviewAction"][];
        };
        /** @enum {string} */
        InterviewWarning: "outside_hours";
        /** @description A member of the company; the name is null if nobody has asked for it yet. */
        Interviewer: {
            user_id: components["schemas"]["UserId"];
            name?: string | null;
        };
        InterviewsOut: {
            status: boolean;
            data: components["schemas"]["InterviewView"][];
            meta: components["schemas"]["Meta"];
            /** @description For the company: did these people come? For the candidate: which time, will he come? */
            to_answer: components["schemas"]["InterviewView"][];
        };
        InvitationPage: {
            company: components["schemas"]["InvitingCompany"];
            is_verified: boolean;
            role: components["schemas"]["MemberRole"];
            invited_by?: string | null;
            /** Format: date-time */
            expires_at: string;
            /** @description Masked; null: for whoever has the link. */
            for_phone?: string | null;
            state: components["schemas"]["TeamInvitationState"];
            /** @description The name of the signed-in person, if it is known. */
            name?: string | null;
            /** @description The signed-in person works there already. */
            is_member: boolean;
        };
        InvitationPageOut: {
            status: boolean;
            data: components["schemas"]["InvitationPage"];
        };
        /** @description What an employer writes to a candidate he invites. */
        InvitationText: string;
        /** @description The plan allows so many invitations in any 24 hours. */
        InvitationsLeft: {
            /** Format: int64 */
            left: number;
            /** Format: int64 */
            of: number;
            /**
             * Format: date-time
             * @description When the next one can be sent, if none can now.
             */
            next_at?: string | null;
        };
        InvitationsLeftOut: {
            status: boolean;
            data: components["schemas"]["InvitationsLeft"];
        };
        InviteIn: {
            /** @description Slug of an open vacancy of the company. */
            vacancy: string;
            message: components["schemas"]["InvitationText"];
        };
        InvitedOut: {
            status: boolean;
            data: components["schemas"]["ApplicantCard"];
        };
        InvitingCompany: {
            slug: string;
            name: string;
            avatar?: components["schemas"]["Picture"] | null;
        };
        /** @description What a person did at a job. */
        JobDescription: string;
        JoinIn: {
            /** @description The secret of the link. */
            token?: string | null;
            /**
             * Format: uuid
             * @description Instead of it the id of an invitation to the own phone.
             */
            id?: string | null;
            name: components["schemas"]["MemberName"];
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
        /** @enum {string} */
        LastSeen: "today" | "week" | "month" | "earlier";
        LeaveIn: {
            successor?: components["schemas"]["UserId"] | null;
        };
        /**
         * @description A legal document that people agree to.
         * @enum {string}
         */
        LegalDocument: "terms" | "privacy";
        /** @description Version data shown beside the text of a legal document. */
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
        /** @description A published version that is not in force yet. */
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
         * @description Whether a version is past, in force or coming at a given time.
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
        /** @description The text of a letter. */
        LetterText: string;
        /** @description The number of a licence to place people abroad. */
        Licence: string;
        /**
         * @description The state of a vacancy as set by its owner or by expiry (decisions C1).
         * @enum {string}
         */
        Lifecycle: "open" | "paused" | "expired" | "closed";
        Liked: {
            status: boolean;
            liked: boolean;
        };
        /** @description The calls of product §7 branch on `status`: refusals come with HTTP 200 too. */
        LikedOrRefused: components["schemas"]["Liked"] | components["schemas"]["ErrorBody"];
        LimitChange: {
            /** Format: int32 */
            now: number;
            /** Format: int32 */
            after: number;
        };
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
        /** @description A frame of the live channel. */
        LiveMessage: {
            /** Format: int64 */
            seq: number;
            /**
             * Format: int64
             * @description Milliseconds between two pings.
             */
            heartbeat: number;
            /** @enum {string} */
            type: "hello";
        } | {
            /** Format: int64 */
            seq: number;
            topic: components["schemas"]["LiveTopic"];
            /** @description Ids of what has changed, by topic. */
            data: unknown;
            /** @enum {string} */
            type: "event";
        } | {
            /** Format: int64 */
            seq: number;
            /** @enum {string} */
            type: "resync";
        } | {
            /** @enum {string} */
            type: "ping";
        };
        LiveTicketOut: {
            status: boolean;
            /** @description For the parameter `ticket` of `GET /live`. */
            ticket: string;
        };
        /**
         * @description What has changed.
         * @enum {string}
         */
        LiveTopic: "notices" | "board" | "applications" | "chat";
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
            /** @description Its names in the other languages, and other spellings: people look for it by any of them. */
            aliases: string[];
        };
        LocationsOut: {
            status: boolean;
            data: components["schemas"]["LocationOut"][];
        };
        LoginIn: {
            phone: components["schemas"]["LoginPhone"];
            /**
             * Format: password
             * @description Any text; too short ones are simply wrong passwords.
             */
            password: string;
            /** @description Stay signed in on this device. */
            remember?: boolean;
            totp?: components["schemas"]["TypedCode"] | null;
            /** @description Also link the external account pending in this browser. */
            social?: boolean;
        };
        LoginOut: {
            /** Format: date-time */
            at: string;
            event: components["schemas"]["AccountEvent"];
            device: string;
            address: string;
            /** @description Two-letter code of the country of the IP address, where known. */
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
        MarksOut: {
            status: boolean;
            /** @description In the order of `slugs`. Vacancies that are not public are left out. */
            data: components["schemas"]["VacancyMarks"][];
        };
        MaybeVacancyDraftOut: {
            status: boolean;
            data?: components["schemas"]["VacancyDraft"] | null;
        };
        MeOut: {
            status: boolean;
            user: components["schemas"]["User"];
        };
        /** @description The name by which a team knows its member. */
        MemberName: string;
        /**
         * @description What a person is in a company (decisions C21).
         * @enum {string}
         */
        MemberRole: "owner" | "recruiter" | "viewer";
        MemberRoleIn: {
            role: components["schemas"]["GivenMemberRole"];
        };
        /** @enum {string} */
        MemberState: "invited" | "ready" | "disabled";
        /** @description What passes on to the successor of a member. */
        MemberWork: {
            /** Format: int64 */
            vacancies: number;
        };
        MemberWorkOut: {
            status: boolean;
            data: components["schemas"]["MemberWork"];
        };
        MessageTemplate: {
            id?: components["schemas"]["TemplateId"] | null;
            kind: components["schemas"]["TemplateKind"];
            name: string;
            texts: components["schemas"]["TemplateTexts"];
            /**
             * Format: date-time
             * @description Null: one of ours.
             */
            updated_at?: string | null;
        };
        MessageTemplateIn: {
            kind: components["schemas"]["TemplateKind"];
            name: components["schemas"]["TemplateName"];
            texts: components["schemas"]["TemplateTextsIn"];
        };
        MessageTemplateOut: {
            status: boolean;
            data: components["schemas"]["MessageTemplate"];
        };
        MessageTemplatesOut: {
            status: boolean;
            /** @description The company's own by name, then ours. */
            data: components["schemas"]["MessageTemplate"][];
            variables: components["schemas"]["TemplateVariables"][];
            /** @description What stands for `{company}`. */
            company: string;
            /**
             * Format: int64
             * @description So many own ones there can be.
             */
            most: number;
            can_edit: boolean;
        };
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
        /** @description A month of a year. */
        Month: {
            /** Format: int32 */
            year: number;
            /** Format: int32 */
            month: number;
        };
        MoveIn: {
            column: components["schemas"]["ColumnId"];
            message?: components["schemas"]["EmployerMessage"] | null;
            reason?: components["schemas"]["ApplicationReason"] | null;
            /** @description Required to hire somebody who was not invited. */
            confirm?: boolean;
        };
        /** @description An application in its candidate's list. */
        MyApplication: {
            id: components["schemas"]["ApplicationId"];
            source: components["schemas"]["ApplicationSource"];
            status: components["schemas"]["ApplicationStatus"];
            turn: components["schemas"]["ApplicationTurn"];
            vacancy: components["schemas"]["AppliedVacancy"];
            customer: components["schemas"]["CustomerCard"];
            ended_by?: components["schemas"]["EndedBy"] | null;
            reason?: components["schemas"]["ApplicationReason"] | null;
            /** @description The last message of the employer: an invitation or a refusal. */
            message?: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            viewed_at?: string | null;
            /** Format: date-time */
            status_at: string;
            /** Format: date-time */
            accepted_at?: string | null;
            /**
             * Format: date
             * @description Silence closes it on that day.
             */
            closes_on?: string | null;
            /**
             * Format: date
             * @description The employer promised an answer until then.
             */
            answer_due_on?: string | null;
            /**
             * Format: int32
             * @description Half of the employer's answers came faster.
             */
            usual_hours?: number | null;
            /**
             * Format: date-time
             * @description Until when the candidate can undo the withdrawal.
             */
            undo_until?: string | null;
            interview?: components["schemas"]["MyInterviewBrief"] | null;
            actions: components["schemas"]["ApplicationAction"][];
        };
        MyApplicationChanged: {
            status: boolean;
            data: components["schemas"]["MyApplication"];
        };
        MyApplicationCounts: {
            /** Format: int64 */
            all: number;
            /** Format: int64 */
            invitations: number;
            /** Format: int64 */
            refusals: number;
            /** Format: int64 */
            waiting: number;
        };
        MyApplicationEvent: {
            kind: components["schemas"]["ApplicationEventKind"];
            /** Format: date-time */
            at: string;
            by: components["schemas"]["EndedBy"];
            /**
             * Format: date-time
             * @description When the interview is, if it is about one.
             */
            interview_at?: string | null;
            text?: string | null;
        };
        MyApplicationOut: {
            status: boolean;
            data: components["schemas"]["MyApplicationView"];
        };
        MyApplicationView: components["schemas"]["MyApplication"] & {
            letter?: string | null;
            answers: components["schemas"]["ApplicationAnswer"][];
            /** @description The copy that was sent. */
            resume: components["schemas"]["CandidateProfile"];
            resume_id: components["schemas"]["ResumeId"];
            /**
             * Format: date-time
             * @description When the text of the copy was written.
             */
            sent_at: string;
            /**
             * Format: date-time
             * @description The copy, the letter and the answers were erased then.
             */
            copy_erased_at?: string | null;
            /** @description Oldest first. */
            events: components["schemas"]["MyApplicationEvent"][];
            /** @description Three others that are open; only for a refusal. */
            similar: components["schemas"]["VacancyCard"][];
        };
        MyApplicationsOut: {
            status: boolean;
            data: components["schemas"]["MyApplication"][];
            meta: components["schemas"]["Meta"];
            counts: components["schemas"]["MyApplicationCounts"];
        };
        /** @description The same for the candidate, with what he may do. */
        MyInterviewBrief: components["schemas"]["InterviewBrief"] & {
            actions: components["schemas"]["InterviewAction"][];
        };
        Near: {
            /** @description The filter that was left out. */
            without: components["schemas"]["FilterKey"];
            label: string;
            /** Format: int64 */
            total: number;
            data: components["schemas"]["VacancyCard"][];
        };
        NewResumeIn: {
            step: components["schemas"]["ResumeStep"];
            form: components["schemas"]["ResumeForm"];
        };
        NextInterview: {
            /** Format: date-time */
            start_at: string;
            name: string;
            /** @description Of the vacancy. */
            title: string;
        };
        Notice: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["NoticeKind"];
            /** @description In the caller's language. */
            text: string;
            /** @description The name that the text begins with, if it does: a person, a company, a title. */
            lead?: string | null;
            /** @description A page of the site, without a language in front. */
            path?: string | null;
            /** @description What can be done there, as a verb. */
            action?: string | null;
            /** Format: date-time */
            at: string;
            is_read: boolean;
        };
        NoticeCount: {
            kind: components["schemas"]["NoticeKind"];
            /** Format: int64 */
            count: number;
            /** Format: int64 */
            unread: number;
        };
        /**
         * @description Events that people can be notified about (decisions C17). One is here as soon as something tells of it, so that
         *     nobody chooses what cannot happen.
         * @enum {string}
         */
        NoticeEvent: "status" | "invitation" | "interview" | "message" | "moderation" | "saved_search";
        /**
         * @description What a notice is about: people read their notices by it.
         * @enum {string}
         */
        NoticeKind: "application" | "invitation" | "interview" | "vacancy" | "company" | "resume" | "search" | "security";
        NoticesOut: {
            status: boolean;
            data: components["schemas"]["Notice"][];
            meta: components["schemas"]["Meta"];
            /**
             * Format: int64
             * @description Of all kinds.
             */
            unread: number;
            /** @description The kinds that the person has notices of. */
            kinds: components["schemas"]["NoticeCount"][];
        };
        OfferedPay: {
            /** Format: int64 */
            min?: number | null;
            /** Format: int64 */
            max?: number | null;
            currency: components["schemas"]["Currency"];
        };
        OpenInvitation: {
            /** Format: uuid */
            id: string;
            role: components["schemas"]["MemberRole"];
            /** @description Masked; null for an invitation by link. */
            phone?: string | null;
            is_link: boolean;
            invited_by?: string | null;
            /** Format: date-time */
            expires_at: string;
        };
        /**
         * @description How many vacancies may be open at once (decisions J5). Waiting, public and paused ones count; only closing or
         *     deleting one makes room, so there is no day on which it renews.
         */
        OpenVacancyLimits: {
            /** Format: int64 */
            open_used: number;
            /** Format: int32 */
            open_limit: number;
            is_verified: boolean;
        };
        /** @description Contacts without those that the candidate has hidden. */
        OpenedContacts: {
            phones: string[];
            email?: string | null;
            social_links: components["schemas"]["ResumeSocialLink"][];
        };
        /** @description An entry of a list to choose from. */
        OptionOut: {
            code: string;
            name: string;
            /** @description Its names in the other languages, and other words for it. Labels of closed lists have none. */
            aliases?: string[];
        };
        /** @description Who held a course. */
        Organisation: string;
        OwnCodeIn: {
            purpose: components["schemas"]["OwnPurpose"];
            phone?: components["schemas"]["LoginPhone"] | null;
        };
        /** @description The page of the company in use. */
        OwnPage: {
            about: components["schemas"]["OwnPageAbout"];
            links: components["schemas"]["CompanyLink"][];
            addresses: components["schemas"]["CompanyOffice"][];
            benefits: components["schemas"]["Benefit"][];
            /** @description In the order of the page. */
            photos: components["schemas"]["CompanyPhoto"][];
            /**
             * Format: int32
             * @description The year in which the company was founded.
             */
            year?: number | null;
            size?: components["schemas"]["CompanySize"] | null;
            /**
             * Format: int32
             * @description The pattern of the page, 0 to 5; null: chosen by the name.
             */
            cloth?: number | null;
            /**
             * Format: int32
             * @description Counts the saves; zero before the first one.
             */
            version: number;
        };
        /** @description The text about the company, by language. */
        OwnPageAbout: {
            uz?: string | null;
            ru?: string | null;
            en?: string | null;
        };
        OwnPageAboutIn: {
            /** @default null */
            uz: components["schemas"]["About"] | null;
            /** @default null */
            ru: components["schemas"]["About"] | null;
            /** @default null */
            en: components["schemas"]["About"] | null;
        };
        /** @description The whole page: a part that is left out is empty. */
        OwnPageIn: {
            about?: components["schemas"]["OwnPageAboutIn"];
            links?: components["schemas"]["CompanyLinkIn"][];
            addresses?: components["schemas"]["CompanyOfficeIn"][];
            benefits?: components["schemas"]["Benefit"][];
            /** @description Photos in their order. Others that were on the page are deleted. */
            photos?: string[];
            /**
             * Format: int32
             * @description The year in which the company was founded.
             */
            year?: number | null;
            size?: components["schemas"]["CompanySize"] | null;
            /** Format: int32 */
            cloth?: number | null;
            /**
             * Format: int32
             * @description The version of the page that this one is based on.
             */
            version: number;
        };
        OwnPageOut: {
            status: boolean;
            data: components["schemas"]["OwnPage"];
        };
        /** @enum {string} */
        OwnPurpose: "proof" | "phone";
        /** @description A resume as its owner edits it. */
        OwnResume: {
            id: components["schemas"]["ResumeId"];
            slug: string;
            status: components["schemas"]["ResumeStatus"];
            /**
             * Format: int32
             * @description Counts every save; the next one names it.
             */
            revision: number;
            step: components["schemas"]["ResumeStep"];
            form: components["schemas"]["ResumeForm"];
            photo?: components["schemas"]["Picture"] | null;
            completeness: components["schemas"]["ResumeCompleteness"];
            /** @description The form has everything that publishing needs, and no errors. */
            can_publish: boolean;
            visibility: components["schemas"]["ResumeVisibility"];
            /** @description The companies of the whitelist or blacklist. */
            companies: components["schemas"]["ResumeCompany"][];
            hidden: components["schemas"]["ResumeGroup"][];
            has_link: boolean;
            /** @description Why staff returned it. */
            note?: string | null;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            published_at?: string | null;
        };
        OwnResumeOut: {
            status: boolean;
            data: components["schemas"]["OwnResume"];
        };
        OwnVacanciesOut: {
            status: boolean;
            data: components["schemas"]["OwnVacancy"][];
            meta: components["schemas"]["Meta"];
            counts: components["schemas"]["OwnVacancyCounts"];
            draft?: components["schemas"]["OwnVacancyDraft"] | null;
            /**
             * Format: int64
             * @description The usual time of moderation in hours.
             */
            usual_hours?: number | null;
            limits: components["schemas"]["OpenVacancyLimits"];
        };
        /** @description A vacancy in its owner's list. */
        OwnVacancy: components["schemas"]["VacancyCard"] & {
            status: components["schemas"]["VacancyStatus"];
            lifecycle: components["schemas"]["Lifecycle"];
            /** @description Hidden after complaints until a moderator decides. */
            is_hidden: boolean;
            /** @description It is public. */
            is_public: boolean;
            /** @description The word for its state that every list and page shows. */
            standing: components["schemas"]["VacancyStanding"];
            company_out?: components["schemas"]["CompanyOutOfSight"] | null;
            next_action?: components["schemas"]["VacancyNextAction"] | null;
            edit?: components["schemas"]["VacancyEdit"] | null;
            /** Format: date-time */
            submitted_at: string;
            /** Format: date-time */
            expires_at?: string | null;
            /** Format: int64 */
            views: number;
            /** Format: int64 */
            responses: number;
            /**
             * Format: int64
             * @description Responses that nobody of the company has opened.
             */
            new_responses: number;
            /** Format: int64 */
            favourites: number;
            /** @description Actions that the caller may take. */
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
        OwnVacancyDraft: {
            id: components["schemas"]["DraftId"];
            /** @description As far as it is written. */
            title?: string | null;
            /** @description Where it was left. */
            step: components["schemas"]["VacancyStep"];
            /** Format: date-time */
            updated_at: string;
        };
        OwnVacancyOut: {
            status: boolean;
            data: components["schemas"]["OwnVacancyPage"];
        };
        OwnVacancyPage: components["schemas"]["OwnVacancy"] & {
            /** @description The newest revision, public or not. */
            form: components["schemas"]["VacancyContent"];
            /**
             * Format: int32
             * @description The number of the revision; an edit must send it.
             */
            revision: number;
            /** @description Why the newest revision was rejected, if it was. */
            reasons: components["schemas"]["RefusalReasonOut"][];
            /** Format: int32 */
            resubmissions_left: number;
            taken_down?: components["schemas"]["VacancyTakenDown"] | null;
            /** Format: int64 */
            usual_hours?: number | null;
            history: components["schemas"]["VacancyHistoryEntry"][];
            /** @description The public page with the newest revision. */
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
        PagePhotoOut: {
            status: boolean;
            data: components["schemas"]["CompanyPhoto"];
        };
        /** @description A part of a text under a second-level heading. */
        Part: {
            /** @description The anchor of its heading: `nima-olib-kelish`. */
            id: string;
            title: string;
        };
        /**
         * Format: uuid
         * @description A partner.
         */
        PartnerId: string;
        /** @description The address of a partner's site. */
        PartnerLink: string;
        /** @description What a partner is called. */
        PartnerName: string;
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
        /** @description Members besides the owner and open invitations, of all that there can be. */
        Places: {
            /** Format: int64 */
            used: number;
            /** Format: int64 */
            total: number;
        };
        /** @description The job a candidate looks for. */
        Position: string;
        PromiseIn: {
            /**
             * Format: int32
             * @description Null: no promise.
             */
            days?: number | null;
        };
        PromiseOut: {
            status: boolean;
            data: components["schemas"]["AnswerPromise"];
        };
        /** @description Exactly one of the three. */
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
        PublishResumeIn: {
            /**
             * Format: int32
             * @description The revision that its owner has looked at.
             */
            revision: number;
        };
        /** @description The result of submitting a form. */
        PublishedOut: {
            status: boolean;
            slug: string;
            vacancy_status: components["schemas"]["VacancyStatus"];
            /** @description Whether the change is public already. */
            applied: components["schemas"]["VacancyChangeApplied"];
            /**
             * Format: int64
             * @description The usual time of moderation in hours; null while there are too few decisions.
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
        /** @description A question of an employer to candidates. */
        QuestionText: string;
        /** @description Quiet hours, in Tashkent time. */
        QuietHours: {
            on: boolean;
            /** @description `21:00` */
            from: string;
            to: string;
        };
        QuitIn: {
            /** @description `did_not_start` or `left_on_probation`. */
            reason: components["schemas"]["ApplicationReason"];
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
             * @description The day from which the rate is valid.
             */
            day: string;
        };
        RatesOut: {
            status: boolean;
            data: components["schemas"]["RateOut"][];
        };
        ReadNoticesIn: {
            /** @description Those of other people and unknown ones are ignored. */
            ids?: string[];
            all?: boolean;
        };
        ReasonCount: {
            ended_by: components["schemas"]["EndedBy"];
            reason: components["schemas"]["ApplicationReason"];
            /** Format: int64 */
            count: number;
        };
        /** @description A moderator's comment to the owner. */
        ReasonText: string;
        /**
         * @description What a member of the team thinks of a candidate.
         * @enum {string}
         */
        Recommendation: "no" | "maybe" | "yes";
        /**
         * @description Why a vacancy is rejected (decisions C1).
         * @enum {string}
         */
        RefusalReason: "fee_or_deposit" | "contacts_in_text" | "discrimination" | "not_a_vacancy" | "duplicate" | "misleading_pay" | "forbidden_activity" | "overseas_without_licence" | "wrong_sphere" | "unreadable";
        /** @description A reason given by a moderator. */
        RefusalReasonIn: {
            code: components["schemas"]["RefusalReason"];
            /** @description Dotted, as in the form: `requirements.2`. */
            field?: string | null;
            text?: components["schemas"]["ReasonText"] | null;
        };
        /** @description A reason shown to the owner. */
        RefusalReasonOut: {
            code: components["schemas"]["RefusalReason"];
            title: string;
            field?: string | null;
            /** @description The moderator's comment. */
            text?: string | null;
            /** @description How to fix it. */
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
            name?: string;
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
            /** @description The secret of an invitation to the team of a company: an employer who joins it needs no company of his own. */
            invitation?: string | null;
            /** @description Also link the external account pending in this browser. */
            social?: boolean;
        };
        RegistryEntry: {
            answer: components["schemas"]["CompanyRegistryState"];
            name?: string | null;
            address?: string | null;
            director?: string | null;
            /** Format: date */
            registered_on?: string | null;
            /** Format: date-time */
            asked_at: string;
        };
        RejectIn: {
            reason: components["schemas"]["ApplicationReason"];
            message?: components["schemas"]["EmployerMessage"] | null;
            /**
             * Format: int32
             * @description The candidate hears of it after so many hours; until then it can be taken back.
             */
            after_hours?: number;
        };
        RemovalIn: {
            /** @description The owner or a recruiter who gets the vacancies of the removed member. */
            successor: components["schemas"]["UserId"];
        };
        RemovedOut: {
            status: boolean;
            /** @description What passed on. */
            moved: components["schemas"]["MemberWork"];
        };
        /** @description Where to answer: a phone number or an e-mail address. */
        ReplyTo: string;
        ReportTotals: {
            /** Format: int64 */
            applications: number;
            /** Format: int64 */
            hired: number;
            /** Format: int64 */
            hired_vacancies: number;
            /**
             * Format: int64
             * @description Half of those who were hired were hired faster, counted from the publication of the vacancy.
             */
            hire_minutes?: number | null;
            /**
             * Format: int64
             * @description Responses that had to be answered, as in the public record.
             */
            due: number;
            /** Format: int64 */
            answered: number;
            /**
             * Format: int64
             * @description Percent of the due ones that were answered.
             */
            answered_share?: number | null;
            /**
             * Format: int64
             * @description Half of the first answers came faster.
             */
            answer_minutes?: number | null;
        };
        ReportVacancy: {
            slug: string;
            title: string;
        };
        ResetIn: {
            request_id: string;
            code?: components["schemas"]["Code"] | null;
            password: components["schemas"]["Password"];
        };
        RespondIn: {
            /** @default null */
            resume_id: components["schemas"]["ResumeId"] | null;
            /** @default null */
            letter: components["schemas"]["CoverLetter"] | null;
            /** @default [] */
            answers: components["schemas"]["AnswerIn"][];
        };
        RespondedOut: {
            status: boolean;
            data: components["schemas"]["MyApplication"];
        };
        ResponseForm: {
            vacancy: components["schemas"]["VacancyCard"];
            /** @description A resume must be chosen. */
            resume_required: boolean;
            required_question: boolean;
            questions: components["schemas"]["VacancyQuestion"][];
            /** @description Active resumes, the most fitting first. */
            resumes: components["schemas"]["FittingResume"][];
            /**
             * Format: int64
             * @description Resumes that are not active.
             */
            drafts: number;
            /**
             * Format: int32
             * @description How complete the resume must be.
             */
            needed_percent: number;
            answers: components["schemas"]["AnswerRecord"];
            /**
             * Format: date
             * @description Silence closes the application on that day.
             */
            closes_on: string;
            application?: components["schemas"]["EarlierApplication"] | null;
            /** @description The person belongs to the team of this company and cannot respond. */
            is_own: boolean;
        };
        ResponseFormOut: {
            status: boolean;
            data: components["schemas"]["ResponseForm"];
        };
        ResumeCompany: {
            slug: string;
            name: string;
        };
        /** @description The figure and what is missing. */
        ResumeCompleteness: {
            /**
             * Format: int32
             * @description 0 to 100.
             */
            percent: number;
            /** @description What adds most comes first. */
            missing: components["schemas"]["ResumeMissing"][];
        };
        ResumeCourse: {
            /** @default  */
            name: string;
            /** @default  */
            organisation: string;
            /**
             * Format: int32
             * @default null
             */
            year: number | null;
        };
        ResumeDone: {
            status: boolean;
        };
        ResumeDriving: {
            /** @default [] */
            categories: components["schemas"]["DrivingLicence"][];
            /**
             * Format: int32
             * @description Years of driving.
             * @default null
             */
            years: number | null;
        };
        /** @description The texts of the form with their limits, for the web. A draft may be shorter. */
        ResumeFields: {
            job_description: components["schemas"]["JobDescription"];
            institution: components["schemas"]["Institution"];
            speciality: components["schemas"]["Speciality"];
            course_name: components["schemas"]["CourseName"];
            organisation: components["schemas"]["Organisation"];
            social_username: components["schemas"]["SocialUsername"];
            working_text: components["schemas"]["WorkingText"];
        };
        /** @description The form of a resume. In a draft any part may be missing. */
        ResumeForm: {
            /**
             * @description The wanted job.
             * @default
             */
            position: string;
            /**
             * @description Slugs, the main one first.
             * @default []
             */
            sphere: string[];
            /** @default [] */
            work_type: components["schemas"]["WorkType"][];
            /**
             * @description Slug of a place, or one of its names.
             * @default
             */
            location: string;
            /**
             * @default {
             *       "amount": null,
             *       "currency": "UZS"
             *     }
             */
            salary: components["schemas"]["ResumePay"];
            /** @default false */
            hide_salary: boolean;
            /** @default  */
            name: string;
            /** @default  */
            surname: string;
            /**
             * Format: date
             * @default null
             */
            birthday: string | null;
            /** @default null */
            sex: components["schemas"]["Sex"] | null;
            /** @default null */
            email: string | null;
            /** @default null */
            address: string | null;
            /**
             * @description The account's own phone comes first (decisions B31).
             * @default []
             */
            phones: string[];
            /**
             * @description Shows the picture of the account.
             * @default false
             */
            show_photo: boolean;
            /**
             * @description "I have not worked yet".
             * @default false
             */
            no_experience: boolean;
            /** @default [] */
            employment: components["schemas"]["ResumeJob"][];
            /** @default null */
            education_level: components["schemas"]["EducationLevel"] | null;
            /**
             * @description The profession by education (decisions B49).
             * @default null
             */
            specialization: string | null;
            /** @default [] */
            education: components["schemas"]["ResumeStudy"][];
            /** @default [] */
            additional_education: components["schemas"]["ResumeCourse"][];
            /** @default [] */
            skills: string[];
            /** @default [] */
            computer_skills: string[];
            /** @default [] */
            languages: components["schemas"]["LanguageSkill"][];
            /**
             * @default {
             *       "categories": [],
             *       "years": null
             *     }
             */
            driving: components["schemas"]["ResumeDriving"];
            /** @default false */
            has_car: boolean;
            /** @default [] */
            social_links: components["schemas"]["ResumeSocialLink"][];
            /** @default  */
            about: string;
            /**
             * @description Working text of the draft, never published, like the next two (decisions B37).
             * @default
             */
            employment_title: string;
            /** @default  */
            education_title: string;
            /** @default  */
            optional_education: string;
        };
        /**
         * @description Parts that a candidate can hide from everybody.
         * @enum {string}
         */
        ResumeGroup: "name" | "phones" | "email" | "links" | "employers";
        /**
         * Format: uuid
         * @description A resume.
         */
        ResumeId: string;
        ResumeIn: {
            /**
             * Format: int32
             * @description The revision that this form is based on.
             */
            revision: number;
            step: components["schemas"]["ResumeStep"];
            form: components["schemas"]["ResumeForm"];
        };
        ResumeJob: {
            /** @default  */
            position: string;
            /** @default  */
            company: string;
            /** @default null */
            start: components["schemas"]["Month"] | null;
            /** @default null */
            end: components["schemas"]["Month"] | null;
            /**
             * @description Until now.
             * @default false
             */
            present: boolean;
            /** @default  */
            description: string;
        };
        ResumeLimits: {
            /** Format: int64 */
            total: number;
            /** Format: int64 */
            active: number;
        };
        ResumeLink: {
            url: string;
        };
        ResumeLinkOut: {
            status: boolean;
            data?: components["schemas"]["ResumeLink"] | null;
        };
        /** @enum {string} */
        ResumeMatch: "sphere" | "place" | "work_type" | "pay";
        ResumeMissing: {
            field: string;
            step: components["schemas"]["ResumeStep"];
            /**
             * Format: int32
             * @description How many percent it adds.
             */
            adds: number;
        };
        /** @description The expected pay per month. */
        ResumePay: {
            /**
             * Format: int64
             * @default null
             */
            amount: number | null;
            /** @default UZS */
            currency: components["schemas"]["Currency"];
        };
        /** @enum {string} */
        ResumeProblem: "incomplete";
        ResumeSocialLink: {
            network: components["schemas"]["SocialNetwork"];
            url?: string;
            username?: string;
        };
        /**
         * @description The status of a resume (product §4).
         * @enum {string}
         */
        ResumeStatus: "active" | "draft";
        /**
         * @description The step of the wizard (product §2, decisions B38).
         * @enum {string}
         */
        ResumeStep: "default" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh" | "eighth";
        ResumeStudy: {
            /** @default  */
            institution: string;
            /** @default  */
            speciality: string;
            /** @default null */
            start: components["schemas"]["Month"] | null;
            /** @default null */
            end: components["schemas"]["Month"] | null;
            /** @default false */
            present: boolean;
        };
        /** @description A resume in its owner's list. */
        ResumeSummary: {
            id: components["schemas"]["ResumeId"];
            slug: string;
            status: components["schemas"]["ResumeStatus"];
            position: string;
            photo?: components["schemas"]["Picture"] | null;
            /**
             * Format: int32
             * @description 0 to 100.
             */
            completeness: number;
            /** @description How many companies looked at it by day; the last is today. */
            views_7_days: number[];
            /** Format: int64 */
            contacts_opened: number;
            visibility: components["schemas"]["ResumeVisibility"];
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            published_at?: string | null;
            step: components["schemas"]["ResumeStep"];
            /** @description Why staff returned it. */
            note?: string | null;
        };
        ResumeUpdatedSince: {
            /** Format: date-time */
            at: string;
            /** @description Names of fields of the resume. */
            fields: string[];
        };
        /** @description A company that looked at the resume. */
        ResumeView: {
            company: components["schemas"]["ResumeViewer"];
            /**
             * Format: date-time
             * @description The last time.
             */
            seen_at: string;
            /** Format: date-time */
            contacts_opened_at?: string | null;
        };
        ResumeViewer: {
            slug: string;
            name: string;
            avatar?: components["schemas"]["Picture"] | null;
        };
        ResumeViewsOut: {
            status: boolean;
            data: components["schemas"]["ResumeView"][];
            meta: components["schemas"]["Meta"];
        };
        /** @enum {string} */
        ResumeVisibility: "employers" | "whitelist" | "blacklist" | "link" | "nobody";
        ResumeVisibilityIn: {
            visibility: components["schemas"]["ResumeVisibility"];
            /** @description Slugs of the companies of the whitelist or blacklist. */
            companies?: string[];
            hidden?: components["schemas"]["ResumeGroup"][];
        };
        ResumesOut: {
            status: boolean;
            data: components["schemas"]["ResumeSummary"][];
            limits: components["schemas"]["ResumeLimits"];
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
             * @description The amount, if minimum and maximum are equal.
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
            /** @description The query string of the page: `q=haydovchi&location=toshkent-shahri`. */
            query: string;
            /**
             * Format: int64
             * @description Number of vacancies published since it was saved or last opened.
             */
            new_count: number;
            /** @description Daily messages are on. */
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
             * @description Maximum number of saved searches.
             */
            limit: number;
        };
        Scorecard: {
            author: components["schemas"]["TeamMemberName"];
            recommendation: components["schemas"]["Recommendation"];
            skills: components["schemas"]["SkillMark"][];
            note?: string | null;
            /** Format: date-time */
            at: string;
        };
        ScorecardIn: {
            recommendation: components["schemas"]["Recommendation"];
            skills?: components["schemas"]["SkillMark"][];
            note?: components["schemas"]["ScorecardNote"] | null;
        };
        /** @description A remark on a rating card. */
        ScorecardNote: string;
        ScorecardOut: {
            status: boolean;
            data: components["schemas"]["Scorecard"];
            /** @description What the others think. */
            others: components["schemas"]["Scorecard"][];
        };
        /** @description The query string of the page. */
        SearchAddress: string;
        SearchChangedOut: {
            status: boolean;
        };
        /**
         * Format: uuid
         * @description A saved search.
         */
        SearchId: string;
        /** @description The name of a saved search. */
        SearchName: string;
        SendCodeIn: {
            phone: components["schemas"]["LoginPhone"];
            purpose: components["schemas"]["GuestPurpose"];
            /** @description The accepted documents; required once, here or with the form. */
            consents?: components["schemas"]["Consent"][];
        };
        SendLinkIn: {
            phone: components["schemas"]["LoginPhone"];
        };
        /** @description The document of a request. It is never sent back. */
        SentDocument: {
            name: string;
            /** Format: date-time */
            uploaded_at: string;
        };
        /**
         * Format: uuid
         * @description A session; the public half of its token.
         */
        SessionId: string;
        SessionOut: {
            id: components["schemas"]["SessionId"];
            is_current: boolean;
            /** @description "Chrome, Android"; empty when unknown. */
            device: string;
            address: string;
            /** @description Two-letter code of the country of the IP address, where known. */
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
        /** @description Field types of product §3 that no call uses yet; the web reads their limits. */
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
        SharedResumeOut: {
            status: boolean;
            data: components["schemas"]["CandidateProfile"];
        };
        /** @description The response of every sign-in method. */
        Signed: {
            status: boolean;
            user: components["schemas"]["User"];
            token: string;
            /** @description Null: no problem. */
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
        SkillMark: {
            name: components["schemas"]["Skill"];
            /** Format: int32 */
            score: number;
        };
        /**
         * Format: uuid
         * @description An offered time.
         */
        SlotId: string;
        /**
         * @description Where a link leads.
         * @enum {string}
         */
        SocialNetwork: "telegram" | "instagram" | "facebook" | "linkedin" | "github" | "youtube" | "other";
        SocialOut: {
            status: boolean;
            social?: components["schemas"]["PendingOut"] | null;
        };
        /** @enum {string} */
        SocialStatus: "student" | "married" | "single" | "other";
        /** @description A user name in a social network. */
        SocialUsername: string;
        SourceCount: {
            source: components["schemas"]["ApplicationSource"];
            /** Format: int64 */
            applications: number;
            /** Format: int64 */
            hired: number;
        };
        /** @description What a person studied. */
        Speciality: string;
        /** @description A line of work with its professions. */
        SphereOut: {
            slug: string;
            name: string;
            /** @description The name of an icon. */
            icon: string;
            /** @description Its names in the other languages. */
            aliases: string[];
            professions: components["schemas"]["OptionOut"][];
        };
        SpheresOut: {
            status: boolean;
            data: components["schemas"]["SphereOut"][];
        };
        StaffApprovalIn: {
            /** @description Publish only when the time to take it back is over (`POST /staff/moderation/{revision}/undo`). */
            can_undo?: boolean;
        };
        StaffApprovalOut: {
            status: boolean;
            /**
             * Format: int64
             * @description For so many seconds it can be taken back; null: it is public.
             */
            undo_seconds?: number | null;
        };
        /** @description The secret for an authenticator, as a QR code and as text. */
        StaffAuthenticator: {
            secret: string;
            uri: string;
            /** @description SVG of the QR code. */
            qr: string;
        };
        /** @description A company in a moderator's list. */
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
            mark_decision?: components["schemas"]["StaffMarkDecision"] | null;
        };
        /** @description A company whose mark rests. */
        StaffCompanyReview: {
            slug: string;
            name: string;
            /** @description The name that was verified. */
            verified_name: string;
            /** Format: date-time */
            since: string;
        };
        StaffCompanyReviewsOut: {
            status: boolean;
            data: components["schemas"]["StaffCompanyReview"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description Something with its open complaints. */
        StaffComplained: {
            target: components["schemas"]["ComplaintTarget"];
            slug: string;
            revision_id?: components["schemas"]["RevisionId"] | null;
            /** @description The title of the vacancy, the name of the company, or who has written about which vacancy. */
            title: string;
            company?: components["schemas"]["StaffComplainedCompany"] | null;
            is_hidden: boolean;
            /** Format: int64 */
            count: number;
            /** Format: date-time */
            newest_at: string;
            /** @description The newest fifty complaints. */
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
        StaffDocument: {
            name: string;
            /** @description `pdf` or `jpeg`. */
            kind: string;
            /** Format: int32 */
            size: number;
            erased: boolean;
        };
        StaffDone: {
            status: boolean;
        };
        StaffFigures: {
            /** @description One for each kind, also those of which none waits. */
            waiting: components["schemas"]["StaffWaitingFigure"][];
            /**
             * Format: date-time
             * @description Since when the first of all waits.
             */
            oldest_at?: string | null;
            /**
             * Format: int64
             * @description Texts, complaints and requests of companies that moderators decided about today.
             */
            decided_today: number;
            /**
             * Format: int64
             * @description Median time until a text is decided, over thirty days; null while there are too few.
             */
            median_minutes?: number | null;
        };
        StaffFiguresOut: {
            status: boolean;
            data: components["schemas"]["StaffFigures"];
        };
        /** @description A finding of the text rules, as stored with a revision. */
        StaffFinding: {
            code: string;
            field?: string | null;
            excerpt?: string | null;
        };
        /** @description An approval that was not published yet. */
        StaffHeldApproval: {
            /** @description The moderator's name. */
            by: string;
            /**
             * Format: int64
             * @description For so many seconds the caller can take it back.
             */
            undo_seconds?: number | null;
        };
        /**
         * Format: uuid
         * @description A member of staff.
         */
        StaffId: string;
        /** @description The login of a member of staff. */
        StaffLogin: string;
        /** @description The last decision about a mark without a request of the company. */
        StaffMarkDecision: {
            /** Format: date-time */
            at: string;
            /** @description The name of the member of staff. */
            by: string;
            evidence?: components["schemas"]["StaffMarkEvidence"] | null;
            reason?: components["schemas"]["VerificationReason"] | null;
            note?: string | null;
        };
        /**
         * @description What was checked before the mark was given.
         * @enum {string}
         */
        StaffMarkEvidence: "document" | "registry" | "contact";
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
        /** @description A member in the list of staff. */
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
             * @description When an open session was last used.
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
        StaffPartner: {
            id: components["schemas"]["PartnerId"];
            name: string;
            link: string;
            logo?: components["schemas"]["Picture"] | null;
            /** @description Not shown on the site. */
            hidden: boolean;
            /** Format: int32 */
            version: number;
        };
        StaffPartnerIn: {
            name: components["schemas"]["PartnerName"];
            link: components["schemas"]["PartnerLink"];
            hidden?: boolean;
            /**
             * Format: int32
             * @description Of a change: the version that was read.
             */
            version?: number | null;
        };
        StaffPartnerOut: {
            status: boolean;
            data: components["schemas"]["StaffPartner"];
        };
        StaffPartnerRemovedOut: {
            status: boolean;
        };
        StaffPartnerSeenIn: {
            /**
             * Format: int32
             * @description The version that was read.
             */
            version: number;
        };
        StaffPartnersOrderIn: {
            /** @description The order that was read. */
            seen: components["schemas"]["PartnerId"][];
            /** @description The same partners in their new order. */
            order: components["schemas"]["PartnerId"][];
        };
        StaffPartnersOut: {
            status: boolean;
            /** @description In the order in which the site shows them. */
            data: components["schemas"]["StaffPartner"][];
        };
        StaffPasswordIn: {
            current: components["schemas"]["Password"];
            password: components["schemas"]["Password"];
            totp: components["schemas"]["Code"];
        };
        /** @description A revision waiting for a decision. */
        StaffQueueItem: {
            revision_id: components["schemas"]["RevisionId"];
            slug: string;
            title: string;
            company: components["schemas"]["StaffCompanyName"];
            /**
             * Format: int32
             * @description 0 when the text rules found nothing.
             */
            risk: number;
            risk_level: components["schemas"]["StaffRiskLevel"];
            /** @description The language that it is written in, as far as its words tell. */
            language: components["schemas"]["Locale"];
            /** @description Reason codes suggested by the text rules. */
            findings: string[];
            /** @description An edit of a public vacancy. */
            is_edit: boolean;
            /** Format: date-time */
            submitted_at: string;
        };
        StaffQueueOut: {
            status: boolean;
            data: components["schemas"]["StaffQueueItem"][];
            /** @description Of what the filter finds. */
            meta: components["schemas"]["Meta"];
            /**
             * Format: int64
             * @description All that wait.
             */
            waiting: number;
            /**
             * Format: date-time
             * @description Since when the first of all waits.
             */
            oldest_at?: string | null;
            /**
             * Format: int64
             * @description Median waiting time of recent decisions; null while there are too few.
             */
            median_minutes?: number | null;
        };
        StaffRefusalIn: {
            reasons: components["schemas"]["RefusalReasonIn"][];
        };
        /** @description A message as it was when it was reported. What was changed between two reports comes twice. */
        StaffReportedMessage: {
            /** Format: int32 */
            seq: number;
            text: string;
            /** Format: date-time */
            at: string;
            file?: components["schemas"]["ChatFile"] | null;
        };
        StaffReportedMessagesOut: {
            status: boolean;
            /** @description Of the reported side alone, oldest first. */
            data: components["schemas"]["StaffReportedMessage"][];
        };
        StaffResumeOut: {
            status: boolean;
            data: components["schemas"]["CandidateProfile"];
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
            /** @description The moderator's name; null while it waits, and for automatic decisions. */
            decided_by?: string | null;
            held?: components["schemas"]["StaffHeldApproval"] | null;
            /** Format: int32 */
            risk: number;
            risk_level: components["schemas"]["StaffRiskLevel"];
            findings: components["schemas"]["StaffFinding"][];
            vacancy: components["schemas"]["StaffVacancyState"];
            company: components["schemas"]["StaffCompanyRecord"];
            form: components["schemas"]["VacancyContent"];
            before?: components["schemas"]["VacancyContent"] | null;
            /** @description Oldest first. */
            history: components["schemas"]["VacancyHappening"][];
            /** @description All revisions of the vacancy, newest first. */
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
        /**
         * @description What the text rules make of a text: one strong finding, or several weak ones.
         * @enum {string}
         */
        StaffRiskLevel: "none" | "low" | "medium" | "high";
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
             * @description When a vacancy last changed.
             */
            changed_at?: string | null;
            is_rebuilding: boolean;
        };
        StaffSearchOut: {
            status: boolean;
            top: components["schemas"]["StaffSearchedText"][];
            /** @description Searches without results; here `times` counts only these. */
            empty: components["schemas"]["StaffSearchedText"][];
            index: components["schemas"]["StaffSearchIndex"];
        };
        StaffSearchedText: {
            query: string;
            /** Format: int64 */
            times: number;
            /**
             * Format: int64
             * @description People per day: a person who returns the next day is counted again.
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
            /** @description A code from the authenticator; each works once. */
            totp: components["schemas"]["Code"];
        };
        StaffSynonyms: {
            id: components["schemas"]["SynonymsId"];
            words: string[];
            note?: string | null;
        };
        StaffSynonymsIn: {
            /** @description Two to twelve words. */
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
        StaffVacancyState: {
            slug: string;
            status: components["schemas"]["VacancyStatus"];
            lifecycle: components["schemas"]["Lifecycle"];
            is_hidden: boolean;
            is_deleted: boolean;
        };
        StaffVerdictIn: {
            verdict: components["schemas"]["ComplaintVerdict"];
            /** @description Why a vacancy or a resume is taken down; only for an upheld complaint about one. */
            reasons?: components["schemas"]["RefusalReasonIn"][];
            /** @description Adds a strike against the company: a warning, then a week's suspension, then closure. Only when upheld. */
            strike?: boolean;
        };
        StaffVerification: {
            /** Format: uuid */
            id: string;
            /** @description The company as it is. */
            company: components["schemas"]["VerifiedCompany"];
            /** @description What it said when it asked. */
            entered: components["schemas"]["EnteredFacts"];
            registry?: components["schemas"]["RegistryEntry"] | null;
            differences: components["schemas"]["VerificationDifference"][];
            document: components["schemas"]["StaffDocument"];
            appeal_text?: string | null;
            /** @description Decided requests of this company, the newest first. */
            earlier: components["schemas"]["EarlierDecision"][];
            state: components["schemas"]["VerificationRequestState"];
            reason?: components["schemas"]["VerificationRefusal"] | null;
            /** @description The name and picture that this answer shows, to be sent with the decision. */
            seen: string;
        };
        StaffVerificationDecisionIn: {
            verdict: components["schemas"]["StaffVerificationVerdict"];
            reason?: components["schemas"]["VerificationReason"] | null;
            note?: components["schemas"]["ReasonText"] | null;
            /** @description `seen` of the request. With it the mark is refused if the company has another name or picture by now. */
            seen?: string | null;
        };
        StaffVerificationItem: {
            /** Format: uuid */
            id: string;
            company: components["schemas"]["StaffCompanyName"];
            tax_number: string;
            is_appeal: boolean;
            /** Format: date-time */
            requested_at: string;
            /**
             * Format: int64
             * @description Until now, or until the decision.
             */
            waiting_hours: number;
            state: components["schemas"]["VerificationRequestState"];
        };
        StaffVerificationOut: {
            status: boolean;
            data: components["schemas"]["StaffVerification"];
        };
        /** @enum {string} */
        StaffVerificationVerdict: "verified" | "refused";
        StaffVerificationsOut: {
            status: boolean;
            data: components["schemas"]["StaffVerificationItem"][];
            meta: components["schemas"]["Meta"];
        };
        StaffVerifyIn: {
            verified: boolean;
            /**
             * Format: date-time
             * @description `since` of the review that is decided. The mark is refused if the company has changed again.
             */
            since?: string | null;
            evidence?: components["schemas"]["StaffMarkEvidence"] | null;
            reason?: components["schemas"]["VerificationReason"] | null;
            note?: components["schemas"]["ReasonText"] | null;
        };
        StaffWaitingFigure: {
            kind: components["schemas"]["StaffWaitingKind"];
            /** Format: int64 */
            count: number;
            /** Format: date-time */
            oldest_at?: string | null;
        };
        /** @enum {string} */
        StaffWaitingKind: "new_text" | "edit" | "complaint" | "verification" | "company_review";
        StaffWelcomeFinishIn: {
            secret: string;
            password: components["schemas"]["Password"];
            totp: components["schemas"]["Code"];
        };
        StaffWelcomeStartIn: {
            /** @description The part of the link after `#`. */
            secret: string;
        };
        StaffWelcomeStartOut: {
            status: boolean;
            login: string;
            name: string;
            role: components["schemas"]["StaffRole"];
            totp: components["schemas"]["StaffAuthenticator"];
        };
        StageColumn: {
            id: components["schemas"]["ColumnId"];
            stage: components["schemas"]["ApplicationStage"];
            /** @description Null: called like its stage. */
            name?: string | null;
            /**
             * Format: int64
             * @description Applications in it, of all vacancies.
             */
            count: number;
        };
        /** @description A column of the list that is saved. */
        StageColumnIn: {
            id?: components["schemas"]["ColumnId"] | null;
            /** @description Never changes. */
            stage: components["schemas"]["ApplicationStage"];
            name?: components["schemas"]["ColumnName"] | null;
        };
        StageCount: {
            stage: components["schemas"]["ApplicationStage"];
            /** Format: int64 */
            count: number;
            /** Format: int64 */
            unread: number;
        };
        /** @description How long applications stay in a stage, of those that have left it. */
        StageStay: {
            stage: components["schemas"]["ApplicationStage"];
            /** Format: int64 */
            count: number;
            /**
             * Format: int64
             * @description The middle half lies between the quarters.
             */
            quarter_minutes: number;
            /** Format: int64 */
            median_minutes: number;
            /** Format: int64 */
            three_quarters_minutes: number;
        };
        StagesIn: {
            /** @description The version that this list is based on. */
            version: string;
            /** @description In order. A column that is not in it is removed, and its cards go to the first column of the same stage. */
            columns: components["schemas"]["StageColumnIn"][];
        };
        StagesOut: {
            status: boolean;
            data: components["schemas"]["BoardStages"];
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
         * @description The state of the question.
         * @enum {string}
         */
        StillHiringState: "asked" | "yes" | "no" | "gone";
        StopDigestsIn: {
            /** @description The token of the link. */
            token: string;
        };
        StopDigestsOut: {
            status: boolean;
        };
        /** @description A reason, as stored with a revision. */
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
        /** @description Why staff added a group of synonyms. */
        SynonymNote: string;
        /** @description A word or a phrase. */
        SynonymWord: string;
        /**
         * Format: uuid
         * @description A group of synonyms.
         */
        SynonymsId: string;
        /** @description Why a vacancy should not have been taken down, for staff. */
        TakingDownAppeal: string;
        /**
         * @description Whether the amounts are net (paid out) or gross (in the contract).
         * @enum {string}
         */
        Tax: "net" | "gross";
        /** @description STIR, the tax number of a company: nine digits. Spaces are accepted. */
        TaxNumber: string;
        Team: {
            places: components["schemas"]["Places"];
            /** @description The owner first, then in the order of joining. */
            members: components["schemas"]["TeamMember"][];
            /** @description Open ones; only the owner sees them. */
            invitations: components["schemas"]["OpenInvitation"][];
            transfer?: components["schemas"]["CompanyTransfer"] | null;
        };
        /** @description A place in a team that is offered to the phone of the signed-in person. */
        TeamInvitation: {
            /** Format: uuid */
            id: string;
            company: components["schemas"]["InvitingCompany"];
            role: components["schemas"]["MemberRole"];
            /** @description The member who invited, if his name is known. */
            invited_by?: string | null;
            /** Format: date-time */
            expires_at: string;
        };
        TeamInvitationIn: {
            role: components["schemas"]["GivenMemberRole"];
            phone?: components["schemas"]["Phone"] | null;
        };
        TeamInvitationLink: {
            /** Format: uuid */
            id: string;
            /** @description Shown only in this response. */
            url: string;
            /** Format: date-time */
            expires_at: string;
        };
        TeamInvitationOut: {
            status: boolean;
            data: components["schemas"]["TeamInvitationLink"];
        };
        /** @enum {string} */
        TeamInvitationState: "open" | "expired" | "revoked" | "used";
        TeamMember: {
            user_id: components["schemas"]["UserId"];
            /** @description Null: not given yet; the phone stands for it. */
            name?: string | null;
            /** @description Masked. */
            phone: string;
            role: components["schemas"]["MemberRole"];
            is_me: boolean;
            /**
             * Format: int64
             * @description Vacancies that are not closed and that this member runs.
             */
            vacancies: number;
            /** Format: date-time */
            joined_at: string;
            /** Format: date-time */
            last_seen_at?: string | null;
        };
        /** @description A member of the team; the name is null if the person has none there, or has left. */
        TeamMemberName: {
            user_id?: components["schemas"]["UserId"] | null;
            name?: string | null;
        };
        TeamOut: {
            status: boolean;
            data: components["schemas"]["Team"];
        };
        /** @description What the team thinks. */
        TeamRating: {
            /**
             * Format: int64
             * @description How many members have an opinion.
             */
            count: number;
            /**
             * Format: double
             * @description The mean of all marks, 1 to 5. Null until the caller has an opinion too, and without marks.
             */
            mean?: number | null;
            /** @description Opinions that the caller may see. */
            recommendations: components["schemas"]["Recommendation"][];
        };
        /** @description The fields sent by Telegram, all as text, and `state` from the address to which Telegram returned. */
        TelegramIn: {
            [key: string]: string;
        };
        TelegramLinkOut: {
            status: boolean;
            /** @description Opens the bot with the key. */
            url: string;
            /** @description The same link as a QR code (SVG). */
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
            /** @description The address to open in the browser that got it; Telegram returns to `/auth/login?state=…#tgAuthResult=…`. */
            login_url: string;
        };
        TelegramState: {
            status: boolean;
            /** @description This installation has a bot. */
            available: boolean;
            linked?: components["schemas"]["LinkedChat"] | null;
            pending?: components["schemas"]["PendingChat"] | null;
        };
        /**
         * Format: uuid
         * @description A template of a message.
         */
        TemplateId: string;
        /**
         * @description What a template is for.
         * @enum {string}
         */
        TemplateKind: "message" | "invitation" | "refusal" | "interview";
        TemplateName: string;
        TemplateRemoved: {
            status: boolean;
        };
        /** @description What a template says in one language. */
        TemplateText: string;
        /** @description Null in the languages that it is not written in. */
        TemplateTexts: {
            uz?: string | null;
            ru?: string | null;
            en?: string | null;
        };
        /** @description At least one of them is not empty. */
        TemplateTextsIn: {
            uz?: components["schemas"]["TemplateText"] | null;
            ru?: components["schemas"]["TemplateText"] | null;
            en?: components["schemas"]["TemplateText"] | null;
        };
        /** @enum {string} */
        TemplateVariable: "name" | "vacancy" | "company" | "date" | "place";
        /** @description What can stand in braces in a text of this kind. */
        TemplateVariables: {
            kind: components["schemas"]["TemplateKind"];
            names: components["schemas"]["TemplateVariable"][];
        };
        TopCandidatesOut: {
            status: boolean;
            data: components["schemas"]["CandidateCard"][];
        };
        TotpConfirmIn: {
            code: components["schemas"]["TypedCode"];
        };
        TotpConfirmOut: {
            status: boolean;
            /** @description Recovery codes, each valid once, for when the authenticator is lost. Shown only in this response. */
            recovery_codes: string[];
        };
        TotpStartOut: {
            status: boolean;
            /** @description To type into an app that has no camera. */
            secret: string;
            uri: string;
            /** @description The same link as a QR code (SVG). */
            qr: string;
        };
        TransferIn: {
            to: components["schemas"]["UserId"];
        };
        /** @description Code of the authenticator, or a recovery code, as typed. */
        TypedCode: string;
        UnreadOut: {
            status: boolean;
            /** Format: int64 */
            unread: number;
        };
        UpdateSearchIn: {
            name?: components["schemas"]["SearchName"] | null;
            digest?: boolean | null;
        };
        UploadedDocument: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        UploadedDocumentOut: {
            status: boolean;
            data: components["schemas"]["UploadedDocument"];
        };
        UsedOfPlan: {
            /** Format: int64 */
            used: number;
            /** Format: int64 */
            of: number;
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
            /** @description The active profile. */
            role: components["schemas"]["Role"];
            /** @description The phone is confirmed. */
            verified: boolean;
            candidate?: components["schemas"]["CandidateOut"] | null;
            customer?: components["schemas"]["CustomerOut"] | null;
            /** @description All companies that the person works in. */
            companies: components["schemas"]["Workplace"][];
            /** @description Teams that wait for an answer of the person. */
            team_invitations: components["schemas"]["TeamInvitation"][];
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
             * @description When the account will be erased, if deletion was requested.
             */
            delete_at?: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /**
         * Format: uuid
         * @description A user.
         */
        UserId: string;
        /** @description A public vacancy: its card and the rest of the approved text. */
        Vacancy: components["schemas"]["VacancyDetails"] & {
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
            languages: components["schemas"]["VacancyLanguageName"][];
            required_question: boolean;
            /** @description Number of questions to candidates. */
            question_count: number;
            /** @description The vacancy has a phone or a link to show. */
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
            /** @description The requesting candidate has opened its contacts. */
            contacted: boolean;
            responded?: components["schemas"]["ApplicationStatus"] | null;
            /** @description It belongs to the company of the requesting person. */
            is_own: boolean;
        };
        /** @enum {string} */
        VacancyAction: "edit" | "pause" | "resume" | "close" | "prolong" | "clone" | "delete" | "approve" | "reject" | "take_down" | "hide" | "restore" | "expire";
        VacancyAppealIn: {
            text: components["schemas"]["TakingDownAppeal"];
        };
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
            /** @description The requesting candidate has saved it. */
            liked: boolean;
            /** @description The requesting candidate has opened its contacts. */
            contacted: boolean;
            responded?: components["schemas"]["ApplicationStatus"] | null;
        };
        /** @enum {string} */
        VacancyChangeApplied: "now" | "waiting" | "partly";
        VacancyCheckIn: {
            /** @description The form as far as it is filled. */
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
        /** @description The content of a vacancy: the JSON of a revision, and `form` of the owner's page. */
        VacancyContent: components["schemas"]["VacancyDetails"] & {
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
            languages: components["schemas"]["VacancyLanguage"][];
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
        /** @description The company of a vacancy, as shown on its page. */
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
        /** @description What the vacancy asks, as its owner wrote it. Empty parts ask for nothing. */
        VacancyDemands: {
            pay?: components["schemas"]["OfferedPay"] | null;
            experience?: components["schemas"]["Experience"] | null;
            location_name?: string | null;
            work_type: components["schemas"]["WorkType"][];
            education_level?: components["schemas"]["EducationLevel"] | null;
            languages: components["schemas"]["AskedLanguage"][];
            requirements: string[];
        };
        /** @description Answers that the public page shows as they are stored. A field that older revisions lack has its default value. */
        VacancyDetails: {
            /** @default null */
            education_level: components["schemas"]["EducationLevel"] | null;
            /** @default false */
            resume_required: boolean;
            /**
             * @description Suitable for people with disabilities.
             * @default false
             */
            accessible: boolean;
        };
        VacancyDone: {
            status: boolean;
        };
        VacancyDraft: {
            id: components["schemas"]["DraftId"];
            /** Format: int32 */
            version: number;
            step: components["schemas"]["VacancyStep"];
            /** @description The form as far as it is filled, not validated. */
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
             * @description The draft version that this form is based on.
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
        /** @description The form of a vacancy. Any field may be missing; [`VacancyForm::check`] reports which are required. */
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
            /**
             * @description Suitable for people with disabilities.
             * @default false
             */
            accessible: boolean;
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
             * @description The owner has confirmed publishing a duplicate.
             * @default false
             */
            ignore_duplicates: boolean;
            /**
             * Format: int32
             * @description For edits: the number of the revision that the edit is based on.
             * @default null
             */
            revision: number | null;
        };
        /** @description An event in a vacancy's history. */
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
             *     `expired`, `hidden`, `restored`, `taken_down`, `deleted`, `still_hiring`, `strike_1`, `strike_2`, `strike_3`,
             *     `appealed`.
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
        /** @description One public vacancy for the requesting person. */
        VacancyMarks: {
            slug: string;
            /** @description The requesting candidate has saved it. */
            liked: boolean;
            /** @description The requesting candidate has opened its contacts. */
            contacted: boolean;
            responded?: components["schemas"]["ApplicationStatus"] | null;
            /** @description The requesting candidate has hidden it or its company. */
            hidden: boolean;
            /** @description It belongs to the company of the requesting person. */
            is_own: boolean;
        };
        /**
         * @description The one button of a vacancy.
         * @enum {string}
         */
        VacancyNextAction: "fix" | "applications" | "prolong" | "resume" | "clone" | "share";
        VacancyOut: {
            status: boolean;
            data: components["schemas"]["Vacancy"];
        };
        /** @description The pay as entered; [`Content::salary`] converts it to a [`Salary`]. */
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
             * @description The version that a change must send.
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
        /** @enum {string} */
        VacancyStanding: "active" | "waiting" | "refused" | "taken_down" | "hidden" | "paused" | "expired" | "closed" | "out_of_sight";
        VacancyStats: {
            /** @description Every day since publication, in Tashkent time, including days without events. */
            days: components["schemas"]["VacancyDay"][];
            totals: components["schemas"]["VacancyTotals"];
        };
        VacancyStatsOut: {
            status: boolean;
            data: components["schemas"]["VacancyStats"];
        };
        /**
         * @description The moderation status of a vacancy (product §4).
         * @enum {string}
         */
        VacancyStatus: "moderating" | "approved" | "rejected";
        /**
         * @description The wizard step at which the draft was left (product §2).
         * @enum {string}
         */
        VacancyStep: "default" | "second" | "third" | "fourth" | "confirm";
        VacancySummaryOut: {
            status: boolean;
            /** Format: int64 */
            total: number;
            /** @description Every sphere, in the order of the dictionary. */
            spheres: components["schemas"]["VacancyCount"][];
            /** @description Every region, including places inside it. */
            regions: components["schemas"]["VacancyCount"][];
            newest: components["schemas"]["VacancyCard"][];
        };
        /** @description The newest taking down of a vacancy that has not come back since. */
        VacancyTakenDown: {
            /** Format: date-time */
            at: string;
            /**
             * Format: int32
             * @description The number of the strike that the company got with it.
             */
            strike?: number | null;
            /** Format: date-time */
            appealed_at?: string | null;
        };
        VacancyTip: {
            /** @description `pay_shown`, `tasks_vague`, `risk_discrimination`, … */
            code: string;
            field?: string | null;
            level: components["schemas"]["VacancyTipLevel"];
            /** @description The words it refers to. */
            excerpt?: string | null;
            text: string;
        };
        /** @enum {string} */
        VacancyTipLevel: "good" | "advice" | "warning" | "stop";
        VacancyTips: {
            tips: components["schemas"]["VacancyTip"][];
        };
        /** @description The title of a vacancy. */
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
        VerificationAppealIn: {
            text: components["schemas"]["AppealText"];
            /**
             * Format: uuid
             * @description The id of another uploaded document; default: that of the refused request, unless it is erased.
             */
            document?: string | null;
        };
        /** @enum {string} */
        VerificationDifference: "name" | "region" | "renamed";
        VerificationIn: {
            tax_number: components["schemas"]["TaxNumber"];
            /**
             * Format: uuid
             * @description The id of the uploaded document.
             */
            document: string;
        };
        /** @description What the company may do, and what it may do once it is verified. */
        VerificationLimits: {
            open_vacancies: components["schemas"]["LimitChange"];
            invitations_a_day: components["schemas"]["LimitChange"];
        };
        VerificationOut: {
            status: boolean;
            data: components["schemas"]["CompanyVerification"];
        };
        /**
         * @description Why a company is not verified (decisions C21).
         * @enum {string}
         */
        VerificationReason: "document_unreadable" | "document_of_another_company" | "tax_number_mismatch" | "company_closed" | "not_a_company" | "other";
        /** @description Why a request was refused. */
        VerificationRefusal: {
            code: components["schemas"]["VerificationReason"];
            title: string;
            /** @description The moderator's comment. */
            text?: string | null;
            /** @description What to do. */
            fix: string;
        };
        /** @enum {string} */
        VerificationRequestState: "pending" | "verified" | "refused";
        /** @enum {string} */
        VerificationState: "unverified" | "pending" | "verified" | "refused" | "resting";
        VerifiedCompany: {
            slug: string;
            name: string;
            location_name: string;
            address?: string | null;
            avatar?: components["schemas"]["Picture"] | null;
            /** Format: date-time */
            created_at: string;
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
             * @description Seconds within which the form must be submitted.
             */
            expires_in: number;
        };
        /**
         * @description Working days.
         * @enum {string}
         */
        WorkHours: "mon_fri" | "mon_sat";
        /**
         * @description Work type.
         * @enum {string}
         */
        WorkType: "fulltime" | "remote" | "partial" | "hybrid";
        /** @description A note of the author, kept in the draft and never published (decisions B37). */
        WorkingText: string;
        /** @description A company of the signed-in person. */
        Workplace: {
            slug: string;
            name: string;
            avatar?: components["schemas"]["Picture"] | null;
            role: components["schemas"]["MemberRole"];
            /** @description The one that all calls are about. */
            in_use: boolean;
        };
    };
    responses: {
        /** @description Invalid JSON, or a value outside a closed list */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Internal error */
        Fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Invalid fields, named in `errors` */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Not found, or not visible to the caller */
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
        /** @description Too many requests; `retry_after` has the seconds to wait */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The database is unavailable; the request can be retried */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Unsupported type of the body */
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
    change_applications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOut"];
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
    compare_applications: {
        parameters: {
            query: {
                /** @description Two to four applications to one vacancy, with commas between them. */
                ids: string;
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
                    "application/json": components["schemas"]["ComparisonOut"];
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
    accept_offer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
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
                    "application/json": components["schemas"]["MyApplicationChanged"];
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
    add_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicantCommentIn"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicantCommentOut"];
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
    decline_offer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyApplicationChanged"];
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
    keep_application: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
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
                    "application/json": components["schemas"]["ApplicantChanged"];
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
    move_application: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicantChanged"];
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
    quit_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuitIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyApplicationChanged"];
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
    reject_application: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicantChanged"];
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
    save_scorecard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScorecardIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScorecardOut"];
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
    undo_withdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
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
                    "application/json": components["schemas"]["MyApplicationChanged"];
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
    withdraw_application: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
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
                    "application/json": components["schemas"]["MyApplicationChanged"];
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
    find_candidates: {
        parameters: {
            query?: {
                /**
                 * @description Words in any script and language, with typing errors: of the position, the skills, earlier positions and the
                 *     text about the person. Places, pay, work types and experience among them become filters.
                 */
                q?: string;
                /** @description Slug of a sphere. */
                sphere?: string;
                /** @description Slug of a place; a region includes its districts. */
                location?: string;
                work_type?: components["schemas"]["WorkType"];
                /** @description Years of experience at least; `none` for candidates without any. */
                experience?: components["schemas"]["Experience"];
                /** @description Code of a language. */
                language?: string;
                /** @description The highest expected pay. Candidates who hide theirs are not found by it. */
                salary_to?: number;
                /** @description The currency of `salary_to`. */
                currency?: components["schemas"]["Currency"];
                /** @description A category of the driving licence. */
                licence?: components["schemas"]["DrivingLicence"];
                /** @description When the candidate was here last, by whole days in Tashkent: nobody who was here within that time is left out. */
                seen?: "day" | "week" | "month";
                /** @description Default: by relevance when there are words, else the last renewed first. */
                sort?: "relevance" | "fresh";
                /** @description Counted from 1. */
                page?: number;
                /** @description Default 20, maximum 100. */
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
                    "application/json": components["schemas"]["FoundCandidates"];
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
    list_saved_candidates: {
        parameters: {
            query?: {
                /** @description Counted from 1. */
                page?: number;
                /** @description Default 20, maximum 100. */
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
                    "application/json": components["schemas"]["CandidatesOut"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_candidate: {
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
                    "application/json": components["schemas"]["CandidateProfileOut"];
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
    open_candidate_contacts: {
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
                    "application/json": components["schemas"]["CandidateContactsOut"];
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
    invite_candidate: {
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
                "application/json": components["schemas"]["InviteIn"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedOut"];
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
            /** @description Gone */
            410: {
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
    download_candidate: {
        parameters: {
            query?: {
                /** @description The language of headings; without it that of the request. */
                lang?: components["schemas"]["Locale"];
                /** @description `calm` or `cloth`. */
                template?: string;
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
                    "application/pdf": number[];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    report_candidate: {
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
    save_candidate: {
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
                    "application/json": components["schemas"]["ResumeDone"];
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
    unsave_candidate: {
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
                    "application/json": components["schemas"]["ResumeDone"];
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
    list_chats: {
        parameters: {
            query?: {
                /** @description Words of the name, the company or the title of the vacancy. */
                search?: string;
                /** @description The slug of a vacancy. */
                vacancy?: string;
                /** @description Those with unread messages only. */
                unread?: boolean;
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
                    "application/json": components["schemas"]["ChatsOut"];
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
    send_chat_messages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessagesIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessagesSentOut"];
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
    count_unread_chats: {
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
                    "application/json": components["schemas"]["ChatUnreadOut"];
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
    list_chat_writing: {
        parameters: {
            query: {
                /** @description Up to a hundred applications, with commas between them. */
                ids: string;
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
                    "application/json": components["schemas"]["ChatWritingOut"];
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
    view_chat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
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
                    "application/json": components["schemas"]["ChatOut"];
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
    block_chat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatBlockIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatOut"];
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
    upload_chat_file: {
        parameters: {
            query: {
                /** @description Chosen by the page: a repeat with the same one returns the file that is stored. */
                client_id: string;
            };
            header?: {
                /** @description Percent-encoded, shown only */
                "x-file-name"?: string | null;
            };
            path: {
                id: components["schemas"]["ApplicationId"];
            };
            cookie?: never;
        };
        /** @description PDF, DOCX, JPEG, PNG or WebP, 10 MB at most */
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            /** @description It was stored before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatFileOut"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatFileOut"];
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
    open_chat_file: {
        parameters: {
            query?: {
                /** @description A smaller picture instead; 404 for documents. */
                preview?: boolean;
            };
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
                file: string;
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
                    "application/octet-stream": number[];
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
            /** @description Not Found */
            404: {
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_chat_messages: {
        parameters: {
            query?: {
                /** @description Those before this number, the newest of them. */
                before?: number;
                /** @description Those after this number, the oldest of them. */
                after?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
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
                    "application/json": components["schemas"]["ChatMessagesOut"];
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
            /** @description Not Found */
            404: {
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    send_chat_message: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageIn"];
            };
        };
        responses: {
            /** @description It was stored before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageOut"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageOut"];
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
    destroy_chat_message: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
                seq: number;
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
                    "application/json": components["schemas"]["ChatMessageOut"];
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
    update_chat_message: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
                seq: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageTextIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageOut"];
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
    read_chat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatReadIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatReadOut"];
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
    report_chat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
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
    destroy_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["CommentId"];
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
                    "application/json": components["schemas"]["ApplicantCommentRemoved"];
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
    update_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicantCommentIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicantCommentOut"];
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
    view_company: {
        parameters: {
            query?: {
                /** @description Counted from 1. */
                page?: number;
                /** @description Default 20, maximum 100. */
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
            422: components["responses"]["Invalid"];
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
    view_cabinet: {
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
                    "application/json": components["schemas"]["CabinetOut"];
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
    list_company_history: {
        parameters: {
            query?: {
                /** @description Counted from 1. */
                page?: number;
                /** @description Default 20, maximum 100. */
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
                    "application/json": components["schemas"]["CompanyHistoryOut"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
                    "application/json": components["schemas"]["InvitationPageOut"];
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
    decline_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    revoke_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["CompanyDone"];
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
    invite_member: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInvitationIn"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInvitationOut"];
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
    join_company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinIn"];
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
    leave_company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveIn"];
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
    list_members: {
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
                    "application/json": components["schemas"]["TeamOut"];
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
    remove_member: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedOut"];
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
    set_member_role: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRoleIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDone"];
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
    view_member_work: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: components["schemas"]["UserId"];
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
                    "application/json": components["schemas"]["MemberWorkOut"];
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
    view_own_page: {
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
                    "application/json": components["schemas"]["OwnPageOut"];
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
    save_own_page: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPageIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPageOut"];
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
    upload_page_photo: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["PagePhotoOut"];
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
    view_promise: {
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
                    "application/json": components["schemas"]["PromiseOut"];
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
    set_promise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromiseIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseOut"];
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
    offer_company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDone"];
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
    accept_company: {
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
    cancel_transfer: {
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
                    "application/json": components["schemas"]["CompanyDone"];
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
    view_verification: {
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
                    "application/json": components["schemas"]["VerificationOut"];
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
    request_verification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationIn"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationOut"];
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
    appeal_verification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationAppealIn"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationOut"];
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
    upload_document: {
        parameters: {
            query?: never;
            header?: {
                /** @description Percent-encoded, shown only */
                "x-file-name"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        /** @description PDF, JPEG or PNG, 10 MB at most */
        requestBody: {
            content: {
                "application/pdf": number[];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedDocumentOut"];
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
    look_up_company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyLookupIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLookupOut"];
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
    list_guides: {
        parameters: {
            query?: {
                /** @description Words of the title, the description or the text, in any script; only the first 100 characters count. */
                q?: string;
                /** @description What they are about. */
                tag?: components["schemas"]["GuideTag"];
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
                    "application/json": components["schemas"]["GuidesOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_guide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As in its address */
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
                    "application/json": components["schemas"]["GuideOut"];
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
    list_interviews: {
        parameters: {
            query?: {
                view?: "upcoming" | "past" | "all";
                /** @description A day in Tashkent: with it come all interviews of these days, by start, on one page. */
                from?: string;
                /** @description The last day. */
                to?: string;
                application?: components["schemas"]["ApplicationId"];
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
                    "application/json": components["schemas"]["InterviewsOut"];
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
    list_busy_times: {
        parameters: {
            query: {
                /** @description A day in Tashkent. */
                from: string;
                /** @description The last day, at most 14 days later. */
                to: string;
                /** @description Ids of members, separated by commas. */
                interviewers?: string;
                /** @description Whose candidate it is about. */
                application?: components["schemas"]["ApplicationId"];
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
                    "application/json": components["schemas"]["BusyTimesOut"];
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
            /** @description Not Found */
            404: {
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_interview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewIn"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewPlanned"];
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
    view_interview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["InterviewId"];
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
                    "application/json": components["schemas"]["InterviewOut"];
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
    answer_interview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["InterviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewAnswerIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewOut"];
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
    cancel_interview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["InterviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewCancelIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewOut"];
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
    download_interview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["InterviewId"];
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
                    "text/calendar": string;
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
    set_interview_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["InterviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewStatusIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewOut"];
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
    update_interview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["InterviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewUpdateIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewPlanned"];
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
                /** @description The search text, in any script. Places, pay and work types in it become filters. */
                q?: string;
                /** @description Slugs of spheres, comma-separated. */
                sphere?: string;
                /** @description Slugs of professions, comma-separated. */
                profession?: string;
                /** @description Slugs or names of places, comma-separated; places inside them are included. */
                location?: string;
                /** @description `fulltime`, `remote`, `partial`, `hybrid`, comma-separated. Also as `work`. */
                work_type?: string;
                /** @description `none`, `1`, `3`, `5`, comma-separated: each includes the years up to the next. */
                experience?: string;
                /** @description `secondary`, `incomplete_higher`, `higher`, comma-separated. */
                education?: string;
                /** @description Slugs of languages, comma-separated. */
                language?: string;
                /** @description Minimum pay per month. */
                salary?: string;
                /** @description The currency of `salary`: `UZS` (default), `USD` or `RUB`. */
                currency?: string;
                /** @description `true`: only vacancies with a visible pay. */
                with_salary?: string;
                /** @description Days since publication: 1, 3, 7, 30. */
                period?: string;
                /** @description `false`: only vacancies that accept responses without a resume. */
                resume_required?: string;
                /** @description Slug of a company. */
                company?: string;
                /** @description `relevance`, `new`, `salary`. */
                sort?: string;
                /** @description `true`: words are searched as typed, without corrections or recognised filters. */
                as_typed?: string;
                /** @description `false`: without facet counts. */
                facets?: string;
                /** @description Counted from 1. */
                page?: number;
                /** @description Default 20, maximum 100. */
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
                /** @description The search text, in any script. Places, pay and work types in it become filters. */
                q?: string;
                /** @description Slugs of spheres, comma-separated. */
                sphere?: string;
                /** @description Slugs of professions, comma-separated. */
                profession?: string;
                /** @description Slugs or names of places, comma-separated; places inside them are included. */
                location?: string;
                /** @description `fulltime`, `remote`, `partial`, `hybrid`, comma-separated. Also as `work`. */
                work_type?: string;
                /** @description `none`, `1`, `3`, `5`, comma-separated: each includes the years up to the next. */
                experience?: string;
                /** @description `secondary`, `incomplete_higher`, `higher`, comma-separated. */
                education?: string;
                /** @description Slugs of languages, comma-separated. */
                language?: string;
                /** @description Minimum pay per month. */
                salary?: string;
                /** @description The currency of `salary`: `UZS` (default), `USD` or `RUB`. */
                currency?: string;
                /** @description `true`: only vacancies with a visible pay. */
                with_salary?: string;
                /** @description Days since publication: 1, 3, 7, 30. */
                period?: string;
                /** @description `false`: only vacancies that accept responses without a resume. */
                resume_required?: string;
                /** @description Slug of a company. */
                company?: string;
                /** @description `relevance`, `new`, `salary`. */
                sort?: string;
                /** @description `true`: words are searched as typed, without corrections or recognised filters. */
                as_typed?: string;
                /** @description `false`: without facet counts. */
                facets?: string;
                /** @description Counted from 1. */
                page?: number;
                /** @description Default 20, maximum 100. */
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
                /** @description The token of the link. */
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
            /** @description It was public earlier; `similar` has cards of others */
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
    view_response_form: {
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
                    "application/json": components["schemas"]["ResponseFormOut"];
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
            /** @description Gone */
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
    send_response: {
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
                "application/json": components["schemas"]["RespondIn"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RespondedOut"];
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
            /** @description Gone */
            410: {
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
    open_live: {
        parameters: {
            query?: {
                /** @description From `POST /live/ticket`. */
                ticket?: string;
                /** @description The number of the last event that the page has seen: those after it are sent. Without it only new ones are. */
                from?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Frames of the socket, as JSON texts */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveMessage"];
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
    create_live_ticket: {
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
                    "application/json": components["schemas"]["LiveTicketOut"];
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
                /** @description Which profile; default: the active one. */
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
                /** @description Which profile; default: the active one. */
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
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: components["responses"]["Invalid"];
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
    choose_company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyChoiceIn"];
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
                /** @description Default 20, maximum 100. */
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
            422: components["responses"]["Invalid"];
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
    list_templates: {
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
                    "application/json": components["schemas"]["MessageTemplatesOut"];
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
    create_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageTemplateIn"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplateOut"];
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
    remove_template: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TemplateId"];
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
                    "application/json": components["schemas"]["TemplateRemoved"];
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
    update_template: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageTemplateIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplateOut"];
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
    view_board: {
        parameters: {
            query?: {
                /** @description Slug of a vacancy; all without it. */
                vacancy?: string;
                stage?: "new" | "review" | "test" | "invited" | "interview" | "hired" | "rejected";
                /** @description Words in name, position, letter and answers. */
                q?: string;
                sphere?: string;
                /** @description Wanted pay in soum at most. */
                salary_max?: number;
                /** @description The caller thinks so. The opinions of others are shown only beside one's own. */
                recommendation?: "no" | "maybe" | "yes";
                since?: string;
                /** @description Nobody has opened it yet. */
                unread?: boolean;
                /** @description Waits longer for an answer than promised. */
                late?: boolean;
                sort?: "newest" | "oldest" | "due";
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
                    "application/json": components["schemas"]["BoardOut"];
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
    list_column_cards: {
        parameters: {
            query?: {
                /** @description Slug of a vacancy; all without it. */
                vacancy?: string;
                stage?: "new" | "review" | "test" | "invited" | "interview" | "hired" | "rejected";
                /** @description Words in name, position, letter and answers. */
                q?: string;
                sphere?: string;
                /** @description Wanted pay in soum at most. */
                salary_max?: number;
                /** @description The caller thinks so. The opinions of others are shown only beside one's own. */
                recommendation?: "no" | "maybe" | "yes";
                since?: string;
                /** @description Nobody has opened it yet. */
                unread?: boolean;
                /** @description Waits longer for an answer than promised. */
                late?: boolean;
                sort?: "newest" | "oldest" | "due";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                column: components["schemas"]["ColumnId"];
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
                    "application/json": components["schemas"]["ColumnCardsOut"];
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
            /** @description Not Found */
            404: {
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_applicants: {
        parameters: {
            query?: {
                /** @description Slug of a vacancy; all without it. */
                vacancy?: string;
                stage?: "new" | "review" | "test" | "invited" | "interview" | "hired" | "rejected";
                /** @description Words in name, position, letter and answers. */
                q?: string;
                sphere?: string;
                /** @description Wanted pay in soum at most. */
                salary_max?: number;
                /** @description The caller thinks so. The opinions of others are shown only beside one's own. */
                recommendation?: "no" | "maybe" | "yes";
                since?: string;
                /** @description Nobody has opened it yet. */
                unread?: boolean;
                /** @description Waits longer for an answer than promised. */
                late?: boolean;
                sort?: "newest" | "oldest" | "due";
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
                    "application/json": components["schemas"]["ApplicantsOut"];
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
    export_applicants: {
        parameters: {
            query?: {
                /** @description Slug of a vacancy; all without it. */
                vacancy?: string;
                stage?: "new" | "review" | "test" | "invited" | "interview" | "hired" | "rejected";
                /** @description Words in name, position, letter and answers. */
                q?: string;
                sphere?: string;
                /** @description Wanted pay in soum at most. */
                salary_max?: number;
                /** @description The caller thinks so. The opinions of others are shown only beside one's own. */
                recommendation?: "no" | "maybe" | "yes";
                since?: string;
                /** @description Nobody has opened it yet. */
                unread?: boolean;
                /** @description Waits longer for an answer than promised. */
                late?: boolean;
                sort?: "newest" | "oldest" | "due";
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
                    "text/csv": string;
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
    list_my_applications: {
        parameters: {
            query?: {
                filter?: "all" | "invitations" | "refusals" | "waiting";
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
                    "application/json": components["schemas"]["MyApplicationsOut"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_my_application: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ApplicationId"];
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
                    "application/json": components["schemas"]["MyApplicationOut"];
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
    view_home: {
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
                    "application/json": components["schemas"]["HomeOut"];
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
    view_invitations_left: {
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
                    "application/json": components["schemas"]["InvitationsLeftOut"];
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
            422: components["responses"]["Invalid"];
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
    appeal_taking_down: {
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
                "application/json": components["schemas"]["VacancyAppealIn"];
            };
        };
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
    view_applicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
                resume: components["schemas"]["ResumeId"];
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
                    "application/json": components["schemas"]["ApplicantOut"];
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
    view_marks: {
        parameters: {
            query: {
                /** @description Slugs of 1 to 60 vacancies, with commas between them. */
                slugs: string;
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
                    "application/json": components["schemas"]["MarksOut"];
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
    list_notices: {
        parameters: {
            query?: {
                /** @description Only those that are not read yet. */
                unread?: boolean;
                kind?: "application" | "invitation" | "interview" | "vacancy" | "company" | "resume" | "search" | "security";
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
                    "application/json": components["schemas"]["NoticesOut"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    count_notices: {
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
                    "application/json": components["schemas"]["UnreadOut"];
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
    read_notices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNoticesIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadOut"];
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
            422: components["responses"]["Invalid"];
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
    list_resumes: {
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
                    "application/json": components["schemas"]["ResumesOut"];
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
    create_resume: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeat with the same key creates once */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewResumeIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnResumeOut"];
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
    import_resume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
                "application/zip": number[];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedResumeOut"];
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
    remove_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
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
                    "application/json": components["schemas"]["ResumeDone"];
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
    view_shared_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
                    "application/json": components["schemas"]["SharedResumeOut"];
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
    update_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnResumeOut"];
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
    view_own_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
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
                    "application/json": components["schemas"]["OwnResumeOut"];
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
    clone_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
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
                    "application/json": components["schemas"]["OwnResumeOut"];
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
    view_interview_data: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
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
                    "application/json": components["schemas"]["InterviewDataOut"];
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
    set_interview_data: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewDataIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewDataOut"];
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
    export_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
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
                    "application/json": Record<string, never>;
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
    make_resume_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
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
                    "application/json": components["schemas"]["ResumeLinkOut"];
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
    revoke_resume_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
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
                    "application/json": components["schemas"]["ResumeLinkOut"];
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
    download_resume: {
        parameters: {
            query?: {
                /** @description The language of headings; without it that of the request. */
                lang?: components["schemas"]["Locale"];
                /** @description `calm` or `cloth`. */
                template?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
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
                    "application/pdf": number[];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    publish_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishResumeIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnResumeOut"];
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
    renew_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
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
                    "application/json": components["schemas"]["OwnResumeOut"];
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
    unpublish_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
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
                    "application/json": components["schemas"]["OwnResumeOut"];
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
    list_resume_views: {
        parameters: {
            query?: {
                /** @description Counted from 1. */
                page?: number;
                /** @description Default 20, maximum 100. */
                per_page?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
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
                    "application/json": components["schemas"]["ResumeViewsOut"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_resume_visibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ResumeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeVisibilityIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnResumeOut"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_company_reviews: {
        parameters: {
            query?: {
                /** @description Counted from 1. */
                page?: number;
                /** @description Default 20, maximum 100. */
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
                    "application/json": components["schemas"]["StaffCompanyReviewsOut"];
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
            422: components["responses"]["Invalid"];
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
    list_complaints: {
        parameters: {
            query?: {
                /** @description Counted from 1. */
                page?: number;
                /** @description Default 20, maximum 100. */
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
            422: components["responses"]["Invalid"];
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
                kind?: "new" | "edit";
                risk?: "none" | "low" | "medium" | "high";
                /** @description The language of the text. */
                language?: "uz" | "ru" | "en";
                /** @description Part of the company's name. */
                company?: string;
                /** @description Has waited for so many hours at least. */
                hours?: number;
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
                    "application/json": components["schemas"]["StaffQueueOut"];
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
    view_moderation_figures: {
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
                    "application/json": components["schemas"]["StaffFiguresOut"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffApprovalIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffApprovalOut"];
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
    undo_approval: {
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
    list_partners: {
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
                    "application/json": components["schemas"]["StaffPartnersOut"];
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
    add_partner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPartnerIn"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPartnerOut"];
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
    order_partners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPartnersOrderIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPartnersOut"];
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
    upload_partner_logo: {
        parameters: {
            query: {
                /** @description The version that was read. */
                version: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["PartnerId"];
            };
            cookie?: never;
        };
        /** @description JPEG, PNG or WebP, 6 MB at most */
        requestBody: {
            content: {
                "image/png": number[];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPartnerOut"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    remove_partner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PartnerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPartnerSeenIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPartnerRemovedOut"];
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
            404: components["responses"]["NotFound"];
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
    update_partner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["PartnerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPartnerIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPartnerOut"];
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
    view_reported_messages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                side: components["schemas"]["ChatSide"];
                id: components["schemas"]["ApplicationId"];
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
                    "application/json": components["schemas"]["StaffReportedMessagesOut"];
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
    open_reported_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                side: components["schemas"]["ChatSide"];
                id: components["schemas"]["ApplicationId"];
                file: string;
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
                    "application/octet-stream": number[];
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
    view_reported_resume: {
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
                    "application/json": components["schemas"]["StaffResumeOut"];
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
    view_search_quality: {
        parameters: {
            query?: {
                /** @description Number of days up to today: default 7, maximum 90. */
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
            422: components["responses"]["Invalid"];
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
    list_verifications: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Default: those that wait. */
                state?: "pending" | "decided";
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
                    "application/json": components["schemas"]["StaffVerificationsOut"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    view_company_verification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffVerificationOut"];
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
    decide_verification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVerificationDecisionIn"];
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
    open_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/pdf": number[];
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
    list_stages: {
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
                    "application/json": components["schemas"]["StagesOut"];
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
    save_stages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StagesIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StagesOut"];
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
    view_hiring_report: {
        parameters: {
            query?: {
                /** @description So many last days. Without effect if `from` or `to` is given. */
                period?: "30" | "90" | "365" | "all";
                /** @description The first day, in Tashkent time. */
                from?: string;
                /** @description The last day, in Tashkent time. */
                to?: string;
                /** @description Slug of a vacancy; all without it. */
                vacancy?: string;
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
                    "application/json": components["schemas"]["HiringReportOut"];
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
            /** @description Not Found */
            404: {
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    export_hiring_report: {
        parameters: {
            query?: {
                /** @description So many last days. Without effect if `from` or `to` is given. */
                period?: "30" | "90" | "365" | "all";
                /** @description The first day, in Tashkent time. */
                from?: string;
                /** @description The last day, in Tashkent time. */
                to?: string;
                /** @description Slug of a vacancy; all without it. */
                vacancy?: string;
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
                    "text/csv": string;
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
            /** @description Not Found */
            404: {
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggest_keyword: {
        parameters: {
            query?: {
                /** @description The text typed so far; only the first 100 characters count. Empty: popular queries. */
                q?: string;
                /** @description Default 8, maximum 20. */
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggest_position: {
        parameters: {
            query?: {
                /** @description The text typed so far; only the first 100 characters count. */
                q?: string;
                /** @description Default 8, maximum 20. */
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggest_skill: {
        parameters: {
            query?: {
                /** @description The text typed so far; only the first 100 characters count. */
                q?: string;
                /** @description Default 8, maximum 20. */
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggest_university: {
        parameters: {
            query?: {
                /** @description The text typed so far; only the first 100 characters count. */
                q?: string;
                /** @description Default 8, maximum 20. */
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
            422: components["responses"]["Invalid"];
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
    list_top_candidates: {
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
                    "application/json": components["schemas"]["TopCandidatesOut"];
                };
            };
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
                /** @description Default 20, maximum 100. */
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
            422: components["responses"]["Invalid"];
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
