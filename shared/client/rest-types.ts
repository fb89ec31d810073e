// Made of openapi.json by npm run contracts.
export interface paths {
    "/{location}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follows a suburb, by slug or id. */
        post: operations["followLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/questions/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Votes for (1) or against (-1) a question, or one of its answers; the same way again undoes it.
         * @description At most 120 in an hour by one member.
         */
        post: operations["voteOnQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/questions/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks about a suburb, or starts a discussion.
         * @description At most 5 in an hour and 15 in a day by one member.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{location}/unfollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends following a suburb. */
        post: operations["unfollowLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent. */
        get: operations["agent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/{id}/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members who follow an agent, latest first. */
        get: operations["agentFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/{id}/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an agent follows, latest first. */
        get: operations["agentFollowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/{id}/listings/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an agent has on offer, and what was sold and leased here. Medians are of the last twelve months and of at least three prices that may be shown. */
        get: operations["agentListingStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of an agent, latest first: published ones, and the caller's own. */
        get: operations["agentReviews"];
        put?: never;
        /**
         * Reviews an agent, once per agent and listing. Others see it when a moderator has let it through.
         * @description At most 10 in a day by one member.
         */
        post: operations["addAgentReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/review/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A review of an agent. */
        get: operations["agentReview"];
        put?: never;
        post?: never;
        /** Takes the caller's own review away. */
        delete: operations["removeAgentReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/review/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The reviewed agent answers; again changes the answer. */
        post: operations["replyToAgentReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/reviews/imported": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews that were written elsewhere, latest first; of an agent when the id is given. */
        get: operations["importedReviews"];
        put?: never;
        /** Takes reviews of an agent over from elsewhere, each once. For admins. */
        post: operations["importReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Agents by name, place, office or ids; best tier first, then best reviewed, then most active. */
        get: operations["agents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an agent did, latest first. activityTypes are separated by commas; none: all. */
        get: operations["agentActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * To one agent.
         * @description At most 60 in an hour by one network.
         */
        post: operations["enquireOfAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/own/enquiries.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calling agent's enquiries as a table (text/csv), the latest 5,000. */
        get: operations["exportEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alert/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your own alerts. */
        get: operations["alert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alert/{id}/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Clears the new properties of one of your alerts. */
        delete: operations["clearAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your alerts, the newest first; those of others are not found. */
        get: operations["alerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/{username}/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Clears the new properties of all your alerts. */
        delete: operations["clearAlerts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/{id}/follower": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends following an agent. */
        post: operations["unfollowAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/{id}/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follows an agent; again changes nothing. */
        post: operations["followAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent's own transactions, latest first. */
        get: operations["agentTransactions"];
        put?: never;
        /** Adds a transaction. */
        post: operations["addAgentTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/transaction/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the agent's own transactions. */
        get: operations["agentTransaction"];
        /** Replaces all of a transaction. */
        put: operations["changeAgentTransaction"];
        post?: never;
        /** Deletes a transaction. */
        delete: operations["removeAgentTransaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member by username: everything for themselves, what is public for others. */
        get: operations["legacyUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/alerts/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a search as an alert. Members with a verified email address only. */
        post: operations["createAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/authcookies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the cookies of a browser whose caller has tokens: the bearer token of the call, and the refresh token in the body. */
        post: operations["legacyAuthCookies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/authenticatesocial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in through a provider, as POST /auth/social does.
         * @description At most 30 in a minute, 150 in an hour and 600 in a day by one network.
         */
        post: operations["legacySocialSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/forgotpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a link for a new password, as POST /auth/forgot does.
         * @description At most 20 in an hour and 60 in a day by one network. At most 3 in an hour and 6 in a day by one account.
         */
        post: operations["legacyForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in, as POST /auth/signin does.
         * @description At most 30 in a minute, 150 in an hour and 600 in a day by one network. At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one account and network. At most 30 in a quarter of an hour and 60 in an hour by one account.
         */
        post: operations["legacySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs out, as POST /auth/signout does. */
        post: operations["legacySignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/tokenexchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For callers without cookies: tokens for credentials (or for the code that a challenge asks for), or the next tokens for a refresh token, which is used up.
         * @description At most 30 in a minute, 150 in an hour and 600 in a day by one network. At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one account and network. At most 30 in a quarter of an hour and 60 in an hour by one account. At most 30 in a minute, 150 in an hour and 600 in a day by one network. At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one member.
         */
        post: operations["legacyTokenExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs up, as POST /auth/signup does.
         * @description At most 20 in an hour and 60 in a day by one network. At most 3 in an hour and 6 in a day by one account.
         */
        post: operations["legacySignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the caller's email address by the link that was mailed to the new one.
         * @description At most 30 in a minute, 150 in an hour and 600 in a day by one network.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a change of an email address back by the link that was mailed to the old one, until seven days after it: the old address is restored, all devices are signed out, password and linked sign-ins are removed, and a link for a new password is mailed.
         * @description At most 30 in a minute, 150 in an hour and 600 in a day by one network.
         */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a link for a new password, when the address has an account; the answer is the same when it has none.
         * @description At most 20 in an hour and 60 in a day by one network. At most 3 in an hour and 6 in a day by one account.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/member/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member by username, oneself also by number: everything for oneself, what is public of others. */
        get: operations["authMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows by the password, and by a code where there is a second factor, that it is still the member who holds this device: for ten minutes sensitive changes are taken, which else answer 403 naming `proof`.
         * @description At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one member. At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one member.
         */
        post: operations["proveSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who else signs members in; begin at /auth/social/{name}?returnTo=/page. */
        get: operations["signInProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the next access and refresh tokens for the `refresh` cookie. A token that was used before ends the session. */
        get: operations["refreshAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password by a mail's link; all other devices are signed out, this one is signed in.
         * @description At most 30 in a minute, 150 in an hour and 600 in a day by one network.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finishes a sign-in that answered 401 with a `challenge`, by a code of the app or a recovery code, within five minutes. One that was begun at a provider goes on by the browser's cookie without naming the challenge.
         * @description At most 30 in a minute, 150 in an hour and 600 in a day by one network. At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one member.
         */
        post: operations["answerSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in; nobody is no error. */
        get: operations["session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with an email address or a username and a password. Who has a second factor is answered 401 with a `challenge` for POST /auth/second-factor.
         * @description At most 30 in a minute, 150 in an hour and 600 in a day by one network. At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one account and network. At most 30 in a quarter of an hour and 60 in an hour by one account.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs this device out. Without a session it does nothing. */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs up: a mail with a link is sent, and the answer is the same whether the address has an account or not. `location` names the member.
         * @description At most 20 in an hour and 60 in a day by one network. At most 3 in an hour and 6 in a day by one account.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with what a provider sent the browser back with. Without a provider name or a code the answer is empty; with an error it is that error. Who has a second factor is answered 401 with a `challenge`, which the browser also gets as a cookie for POST /auth/second-factor.
         * @description At most 30 in a minute, 150 in an hour and 600 in a day by one network.
         */
        post: operations["socialSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an email address by a mail's link and signs in. Elsewhere than in the browser that signed up, the password of the sign-up is needed: without it the answer is 422 for the field `password`, and the link still works.
         * @description At most 30 in a minute, 150 in an hour and 600 in a day by one network.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/buyers/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * By someone who looks for a home: to an agent, an office, or the office with the most homes on offer in the suburb.
         * @description At most 60 in an hour by one network.
         */
        post: operations["enquireAsBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Inspections and the auction of a home, as iCalendar. */
        get: operations["calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies by name; of a state when its number is given. */
        get: operations["companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/{id}/offices/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offices of a company, by name. */
        get: operations["companyOffices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * About what the site itself offers.
         * @description At most 60 in an hour by one network.
         */
        post: operations["enquireAboutProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/error-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What failed in a browser, by area and release; at most 10 failures. Addresses, secrets and names of people are taken out before anything is written.
         * @description At most 30 in a minute by one network.
         */
        post: operations["reportFailures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events of the signed-in member's open pages, as server-sent events. For the site's own pages. */
        get: operations["events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest posts of the blog, as an Atom feed. */
        get: operations["blogFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sends a picture that a later document names by its file name.
         * @description At most 600 in a minute and 6000 in an hour by one office.
         */
        put: operations["sendFeedPicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends listings of the office as JSON; they are imported in the background, as those of REAXML.
         * @description At most 50 MB, as it is or with Content-Encoding gzip. At most 60 in a minute and 600 in an hour by one office.
         */
        post: operations["sendListings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/listings.schema.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The JSON Schema (2020-12) of listings in JSON. */
        get: operations["listingsSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/listings.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The office's listings as REAXML, with what its agents edited and made by hand.
         * @description Hidden prices and addresses are marked with display="no". At most 60 in a minute and 600 in an hour by one office.
         */
        get: operations["exportListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/listings/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A dry run: reports what listings in JSON would do, and stores nothing.
         * @description At most 60 in a minute and 600 in an hour by one office.
         */
        post: operations["validateListings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/reaxml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a REAXML document of the office; it is imported in the background.
         * @description At most 50 MB, as it is or with Content-Encoding gzip. At most 60 in a minute and 600 in an hour by one office.
         */
        post: operations["sendFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/reaxml/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A dry run: reports what a document would do, and stores nothing.
         * @description At most 60 in a minute and 600 in an hour by one office.
         */
        post: operations["validateFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/search/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** New homes of a search, as an Atom feed. */
        get: operations["searchFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The office's uploads, latest first. */
        get: operations["feedUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of an upload, listing by listing. */
        get: operations["feedUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A listing. One that was removed is told as such; canonicalUri leads to its successor. */
        get: operations["listing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listing/{id}/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * To the agents of a listing.
         * @description At most 60 in an hour by one network.
         */
        post: operations["enquireAboutListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listing/{id}/schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The schools nearest to a listing with their distance in a straight line. Of a hidden address those of its suburb, without distances. Without an imported list of schools areKnown is false. */
        get: operations["listingSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listing/enquiries/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * By someone who may sell or let their home: to an agent, an office, or the office with the most homes on offer in the suburb.
         * @description At most 60 in an hour by one network.
         */
        post: operations["enquireAsSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listing/enquiry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the form for an enquiry shows of a listing, and whether it takes any. */
        get: operations["listingEnquiryForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent's listings, the latest first. */
        post: operations["postListingsByAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/agent/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent's listings, the latest first. */
        get: operations["listingsByAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/agent/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The places of an agent's listings. */
        get: operations["listingsByAgentOnMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/boundary/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Within a line on the map: a page of the listings found. */
        get: operations["listingsByBoundary"];
        put?: never;
        /** Within a line on the map: a page of the listings found. */
        post: operations["searchListingsByBoundary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/boundary/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Within a line on the map: the places of the listings found, at most 500 of the best tiers. */
        get: operations["listingsByBoundaryOnMap"];
        put?: never;
        /** Within a line on the map: the places of the listings found, at most 500 of the best tiers. */
        post: operations["searchListingsByBoundaryOnMap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Listings by their ids, in the order asked for; unknown ones are left out. */
        post: operations["postListingsByIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/ids/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose listings they are: office and agents of each. */
        post: operations["listingsBranding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/ids/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listings by their ids, in the order asked for; unknown ones are left out. */
        get: operations["listingsByIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/location/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In suburbs, regions, states and postcodes: a page of the listings found. */
        get: operations["listingsByLocation"];
        put?: never;
        /** In suburbs, regions, states and postcodes: a page of the listings found. */
        post: operations["searchListingsByLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/location/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In suburbs, regions, states and postcodes: the places of the listings found, at most 500 of the best tiers. */
        get: operations["listingsByLocationOnMap"];
        put?: never;
        /** In suburbs, regions, states and postcodes: the places of the listings found, at most 500 of the best tiers. */
        post: operations["searchListingsByLocationOnMap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A suburb with its medians, and the suburbs around it if wanted. */
        get: operations["location"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/{id}/{latitude}/{longitude}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The five suburbs nearest to a position in or about a suburb, that suburb among them when it is one of them. */
        get: operations["locationsNearPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/{id}/nearby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The suburbs nearest to a suburb, nearest first. */
        get: operations["nearbyLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/{id}/pros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What reviews of a suburb say for and against it, most said first. */
        get: operations["locationPros"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/{id}/spatial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The boundary of a suburb, WGS 84. */
        get: operations["locationBoundary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/nearest/{latitude}/{longitude}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The suburbs nearest to a position, nearest first. */
        get: operations["nearestLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location/uri/{uri}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A suburb by its unique name in addresses, also a former one: the answer tells the present one. */
        get: operations["locationByUri"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations/location/overviewjsonuserdata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a suburb's page knows of its reader: whether they follow and have reviewed it, and which reviews they marked. */
        get: operations["locationOverviewUserData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{key}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture in a width and a format. It never changes. */
        get: operations["picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member by username, oneself also by number: everything for oneself, what is public of others. */
        get: operations["member"];
        put?: never;
        post?: never;
        /**
         * Deletes an account; what others answered to stays, without the name.
         * @description At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one member.
         */
        delete: operations["deleteMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/access-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Personal access tokens of a member, without the tokens themselves. */
        get: operations["accessTokens"];
        put?: never;
        /**
         * Creates a personal access token. The response shows it once; later only its hash is stored.
         * @description At most 20 in an hour by one member.
         */
        post: operations["addAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/access-tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a personal access token at once. */
        delete: operations["revokeAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/agentreviews/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a member reviewed agents: published reviews in figures, and the latest five. */
        get: operations["memberAgentReviewsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept of a member, as a file. */
        get: operations["exportMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/following/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many agents, locations, questions and members a member follows; the latest five for the member and admins. */
        get: operations["memberFollowingSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/push-devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices on which a member gets notifications, and the key to subscribe with. */
        get: operations["pushDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/push-devices/{device}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Notifies the member on a device no longer. */
        delete: operations["removePushDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/push-devices/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Notifies the member on the calling device, by the subscription of its browser.
         * @description At most 20 in an hour by one member.
         */
        put: operations["addPushDevice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices that are signed in, the last used first. */
        get: operations["memberSessions"];
        put?: never;
        post?: never;
        /** Signs all other devices out. */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs one device out. */
        delete: operations["endMemberSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member's own settings. */
        get: operations["memberSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes name, words about oneself and what is notified of and emailed; what is not sent stays. */
        patch: operations["changeMemberSettings"];
        trace?: never;
    };
    "/member/{id}/settings/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests another email address: the new one is mailed a link that confirms it, the current one a link that takes the change back. The answer is the same when another account has the address.
         * @description At most 5 in an hour and 10 in a day by one member. At most 20 in an hour and 60 in a day by one network. At most 3 in an hour and 6 in a day by one account.
         */
        post: operations["requestEmailChange"];
        /** Cancels the change of the email address that awaits confirmation. */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/settings/email/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends another link to the new email address that awaits confirmation; the one before works no longer.
         * @description At most 5 in an hour and 10 in a day by one member. At most 20 in an hour and 60 in a day by one network. At most 3 in an hour and 6 in a day by one account.
         */
        post: operations["resendEmailLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/settings/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the password; all other devices are signed out.
         * @description At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one member.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/settings/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts a second factor in force by a code of the app, and tells the recovery codes, this once. All other devices are signed out.
         * @description At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one member.
         */
        put: operations["confirmSecondFactor"];
        /** Begins a second factor: what the app is told, as text and as a picture (SVG). It is in force once a code has confirmed it. */
        post: operations["beginSecondFactor"];
        /**
         * Signing in asks for the password alone again.
         * @description At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one member. At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one member.
         */
        delete: operations["switchSecondFactorOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/settings/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes new recovery codes, told this once, in place of all before.
         * @description At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one member. At most 5 in a minute, 10 in a quarter of an hour, 20 in an hour and 40 in a day by one member.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/settings/sign-ins/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** A provider signs the member in no longer. */
        delete: operations["unlinkSignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/email-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link that confirms an alert for an email address without an account. The answer is the same whether the address has an account, this alert or neither.
         * @description At most 20 in an hour and 60 in a day by one network. At most 5 in an hour and 10 in a day by one account.
         */
        post: operations["requestEmailAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/facebook-page/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The Facebook page of a member who is an agent. */
        get: operations["facebookPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/facebook-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Facebook pages of members who are agents, by name. */
        get: operations["facebookPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One thing with its open reports and the audit trail. For admins. */
        get: operations["moderationCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/{kind}/{id}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows, hides, restores or removes a thing, dismisses the reports about it, warns its author, or closes a question to answers; says why. For admins. */
        post: operations["moderate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is reported or waits to be published, longest first. For admins. */
        get: operations["moderationQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offices by name or place; best tier first, then best reviewed, then most active. */
        get: operations["offices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posts of the blog, latest first. */
        get: operations["posts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A post with its text as HTML. */
        get: operations["post"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/editor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Drafts and posts, latest change first. For admins. */
        get: operations["drafts"];
        put?: never;
        /** A new draft. For admins. */
        post: operations["addPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/editor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A draft or post with its Markdown and how it will look. For admins. */
        get: operations["draft"];
        /** Changes a draft or post; the address of a published one stays. For admins. */
        put: operations["savePost"];
        post?: never;
        /** Deletes a draft or post for good. For admins. */
        delete: operations["removePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/editor/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes a post, at once or at a moment. For admins. */
        post: operations["publishPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/editor/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a draft of a post again. For admins. */
        post: operations["withdrawPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/post/follow/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follows a question. */
        post: operations["followQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/post/unfollow/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends following a question. */
        post: operations["unfollowQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/questions/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a question.
         * @description At most 20 in an hour and 60 in a day by one member.
         */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/questions/answercomment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comments on an answer.
         * @description At most 30 in an hour and 100 in a day by one member.
         */
        post: operations["commentOnAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/review/helpful": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says whether another's review of a suburb was of help; the last word counts. */
        post: operations["markReviewHelpful"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/review/savecomment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comments on a review of a suburb.
         * @description At most 30 in an hour by one member.
         */
        post: operations["commentOnReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/review/undohelpfulorunhelpful": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back whether a review was of help. */
        post: operations["undoReviewHelpful"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * About a home, listed or not.
         * @description At most 60 in an hour by one network.
         */
        post: operations["enquireAboutProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One question with its answers, the best first, and the comments on them. */
        get: operations["question"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/location/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions about a suburb, the newest first, each with its three best answers. */
        get: operations["locationQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/location/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members' reviews of a suburb with their comments, its ratings by factor, and the total. */
        get: operations["locationReviews"];
        put?: never;
        /**
         * Reviews a suburb; each member with a verified email address one a suburb.
         * @description At most 10 in a day by one member.
         */
        post: operations["addLocationReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/location/review/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the caller's own review.
         * @description At most 50 in a day by one member.
         */
        put: operations["changeLocationReview"];
        post?: never;
        /** Takes the caller's own review away. */
        delete: operations["removeLocationReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent's requests to vendors, latest first. For that agent and admins; agentUserId is the agent's id. */
        get: operations["vendorReviewRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/vendor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A request to a vendor. For its agent and admins. */
        get: operations["vendorReviewRequest"];
        put?: never;
        post?: never;
        /** Takes back a request that has not been answered. */
        delete: operations["withdrawVendorReviewRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/vendor/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks a vendor for a review; they get a link by email and need no account.
         * @description At most 30 in a day by one agent.
         */
        post: operations["addVendorReviewRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/vendor/requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks a vendor for a review; they get a link by email and need no account.
         * @description At most 30 in a day by one agent.
         */
        post: operations["addVendorReviewRequestBySlash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/vendor/requests/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the link in a vendor's mail is about. */
        get: operations["vendorReviewInvitation"];
        put?: never;
        /** A vendor writes the review that they were asked for, once and without an account. */
        post: operations["addVendorReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/agentsandlocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Agents of a name, and places of a name to look for agents in. */
        get: operations["agentsAndLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Typeahead over suburbs, regions, states and postcodes, or the kinds that are named. */
        get: operations["searchLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/officesandlocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offices of a name, and places of a name to look for offices in. */
        get: operations["officesAndLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Homes whose address begins as typed; those that hide it are not found. */
        get: operations["searchProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tiles/base/{version}/{z}/{x}/{y}.mvt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The base map as a vector tile. */
        get: operations["baseTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tiles/base/source.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the tiles of the base map are, and what to attribute. */
        get: operations["baseMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tiles/listings/{z}/{x}/{y}.mvt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Homes of a search as a vector tile. */
        get: operations["listingTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tiles/picture.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Homes of a search on a map without script, as a picture. */
        get: operations["mapPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same with agents.
         * @description At most 300 in a minute by one network.
         */
        post: operations["trackAgents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What was seen and done with listings, sent as a page is left; at most 50 events and 64 KB.
         * @description At most 300 in a minute by one network.
         */
        post: operations["trackListings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a post to the moderators: a question, or what `kind` says. Again, while the report is open, changes nothing.
         * @description At most 20 in an hour by one member.
         */
        post: operations["reportPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent. */
        get: operations["agentResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A company. */
        get: operations["company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{id}/offices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offices of a company, by name. */
        get: operations["officesOfCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/offices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An office. */
        get: operations["office"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/offices/{id}/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agents of an office, in the order of the finder. */
        get: operations["officeAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "enquiry.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody enquired.
         * @description Posted to the webhooks of an office that chose it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is sent again over about a day, and may arrive twice or out of order. 410 ends the webhook.
         */
        post: operations["webhook:enquiry.received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A published listing was changed: its text, price, inspections, pictures or anything else.
         * @description Posted to the webhooks of an office that chose it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is sent again over about a day, and may arrive twice or out of order. 410 ends the webhook.
         */
        post: operations["webhook:listing.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.leased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A listing was leased.
         * @description Posted to the webhooks of an office that chose it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is sent again over about a day, and may arrive twice or out of order. 410 ends the webhook.
         */
        post: operations["webhook:listing.leased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A listing is on offer: for the first time, or again.
         * @description Posted to the webhooks of an office that chose it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is sent again over about a day, and may arrive twice or out of order. 410 ends the webhook.
         */
        post: operations["webhook:listing.published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.sold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A listing was sold.
         * @description Posted to the webhooks of an office that chose it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is sent again over about a day, and may arrive twice or out of order. 410 ends the webhook.
         */
        post: operations["webhook:listing.sold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A listing is shown no more.
         * @description Posted to the webhooks of an office that chose it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is sent again over about a day, and may arrive twice or out of order. 410 ends the webhook.
         */
        post: operations["webhook:listing.withdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "review.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A review of one of the office’s agents was published.
         * @description Posted to the webhooks of an office that chose it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is sent again over about a day, and may arrive twice or out of order. 410 ends the webhook.
         */
        post: operations["webhook:review.received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "upload.done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A feed of the office was imported, or could not be.
         * @description Posted to the webhooks of an office that chose it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is sent again over about a day, and may arrive twice or out of order. 410 ends the webhook.
         */
        post: operations["webhook:upload.done"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test, sent from the agent portal.
         * @description Posted to the webhooks of an office that chose it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is sent again over about a day, and may arrive twice or out of order. 410 ends the webhook.
         */
        post: operations["webhook:webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AgentEnquiry: {
            agentId: number;
            /**
             * @description True: the sender's details are passed on to the agent.
             * @constant
             */
            consent: true;
            /** Format: email */
            email: string;
            listingId?: number;
            message: string;
            name: string;
            /** @default null */
            phone: string | null;
        };
        AgentListings: {
            agentId: number;
            /** @default 0 */
            skip: number;
            /**
             * @description What is on offer, when nothing is said.
             * @default [
             *       "buy",
             *       "rent"
             *     ]
             */
            statusTypes: ("buy" | "rent" | "sold" | "leased")[];
            /** @default 25 */
            take: number;
        };
        Alert: {
            address: string;
            coverListingId: number | null;
            createdAt: string;
            description: string;
            /** @description Its own; null: as in the preferences. */
            emailFrequency: ("immediately" | "daily" | "weekly" | "never") | null;
            filter: {
                baths: {
                    min?: number;
                    only: number[];
                };
                beds: {
                    min?: number;
                    only: number[];
                };
                carSpaces: {
                    min?: number;
                    only: number[];
                };
                locationIds: string[];
                price: {
                    max?: number;
                    min?: number;
                };
                propertyTypes: ("acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other")[];
                /** @enum {string} */
                searchMode: "buy" | "rent" | "sold" | "leased";
            };
            id: number;
            name: string;
            /** @description When it was last cleared, or made. */
            newSince: string;
            pageElementPosition: string | null;
            /** @description As the graph API names them. */
            searchParams: {
                /** @enum {string} */
                statusType: "buy" | "rent" | "sold" | "leased";
            };
            shape: {
                id: string;
                polyline: string;
                wellKnownText: string;
            } | null;
            unseenListingCount: number;
            unseenListingIds: number[];
        };
        BoundarySearch: {
            /** @description yyyy-MM-dd in the property's own time zone. */
            auction?: {
                dates?: string[];
                forthcoming?: boolean;
            };
            /** @description Numbers from 1, 5 meaning five and more; bedroom 0 is a studio. */
            bathrooms?: {
                min?: number;
                only?: number[];
            };
            /** @description Numbers from 1, 5 meaning five and more; bedroom 0 is a studio. */
            bedrooms?: {
                min?: number;
                only?: number[];
            };
            /** @description Numbers from 1, 5 meaning five and more; bedroom 0 is a studio. */
            carSpaces?: {
                min?: number;
                only?: number[];
            };
            /** @description metres */
            frontageSize?: {
                max?: number;
                min?: number;
            };
            /** @description yyyy-MM-dd in the property's own time zone. */
            inspection?: {
                dates?: string[];
                forthcoming?: boolean;
            };
            /** @description false leaves listings under offer out */
            isUnderOffer?: boolean;
            /** @description m2 */
            landSize?: {
                max?: number;
                min?: number;
            };
            /** @description Ids of listings to pass over, at most 500. */
            leaveOut?: string[];
            locationSearchContext: {
                /** @description POLYGON((lng lat, …)) of at most 500 points, or MULTIPOLYGON; rings after the first one are cut out */
                wellKnownText: string;
            };
            /** @description A point in Australia with a distance as the crow flies, or with minutes and a way to travel. */
            near?: {
                /** @enum {string} */
                by?: "drive" | "cycle" | "walk";
                /** @enum {number} */
                kilometres?: 1 | 2 | 5 | 10 | 20;
                latitude: number;
                longitude: number;
                /** @enum {number} */
                minutes?: 10 | 20 | 30 | 45;
                name?: string;
            };
            /** @description take at most 100, skip at most 50,000 */
            paging?: {
                skip?: number;
                take?: number;
            };
            /** @description dollars; per week for rent and leased */
            price?: {
                max?: number;
                min?: number;
            };
            propertyFeatures?: ("furnished" | "gym" | "openFirePlace" | "petFriendly" | "pool" | "airConditioning" | "alarmSystem" | "broadband" | "builtInRobes" | "dishwasher" | "ductedCooling" | "ductedHeating" | "evaporativeCooling" | "floorboards" | "gasHeating" | "insideSpa" | "intercom" | "payTV" | "rumpusRoom" | "splitSystemAirCon" | "splitSystemHeating" | "study" | "vacuumSystem" | "balcony" | "courtyard" | "deck" | "fullyFenced" | "outdoorEnt" | "outsideSpa" | "remoteGarage" | "secureParking" | "shed" | "tennisCourt" | "workshop" | "greyWaterSystem" | "solarHotWater" | "solarPanels" | "waterTank")[];
            propertyTypes?: ("acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other")[];
            /**
             * @description Which sort is meant when none is said.
             * @default draw
             * @enum {string}
             */
            searchMode: "map" | "draw";
            /** @enum {string} */
            sortBy?: "expensive" | "cheapest" | "oldest" | "newest" | "homesForYou" | "nextInspection" | "recentlySoldOrLeased" | "nextAuction" | "hasAVirtualTour" | "hasVideos" | "highestSoldPrice" | "lowestSoldPrice" | "soldHomesForYou" | "nearest";
            /** @enum {string} */
            statusType: "buy" | "rent" | "sold" | "leased";
        };
        BrowserFailure: {
            /** @description Whose code failed: 'host' or an area. */
            area: string;
            /** @description What was being done: 'render', 'session refresh'. */
            operation: string;
            /** @description Name of the page that was shown, never its address: 'search results'. */
            page?: string;
            /** @description The error in its own words. */
            problem: string;
            /** @description Of that area: '1.4.0'. */
            release: string;
            stack?: string;
            /** @default 1 */
            times: number;
        };
        BrowserFailures: {
            failures: components["schemas"]["BrowserFailure"][];
        };
        BuyerEnquiry: {
            agentId?: number;
            bedrooms?: number;
            /**
             * @description True: the sender's details are passed on to the agent.
             * @constant
             */
            consent: true;
            /** Format: email */
            email: string;
            locationId?: number;
            message: string;
            /**
             * @default buy
             * @enum {string}
             */
            mode: "buy" | "rent";
            name: string;
            officeId?: number;
            /** @default null */
            phone: string | null;
            priceMaximum?: number;
            priceMinimum?: number;
            propertyTypes?: ("acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other")[];
        };
        EnquiryReceipt: {
            id: string;
            /** @description ISO 8601, UTC */
            receivedAt: string;
        };
        /** @description What a listing leaves out keeps its value; null, "" and [] clear it. Arrays replace what was there. Times are those of the property. */
        FeedListings: {
            listings: {
                address?: {
                    country?: string | null;
                    /** @description Whether visitors see it. Absent: as the office's Feeds page has it, usually yes. */
                    display?: boolean;
                    /** @description Whether visitors see it. Absent: as the office's Feeds page has it, usually yes. */
                    displaySuburb?: boolean;
                    lotNumber?: string | null;
                    postcode?: string | null;
                    /** @enum {string} */
                    state: "ACT" | "NSW" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA";
                    street?: string | null;
                    streetNumber?: string | null;
                    suburb: string;
                    unit?: string | null;
                };
                /** @description The office's agentID. */
                agentId: string;
                agents?: {
                    agentId?: string | null;
                    email?: string | null;
                    name: string;
                    phone?: string | null;
                }[];
                auction?: string | null;
                /** @enum {string} */
                authority?: "auction" | "exclusive" | "multilist" | "conjunctional" | "open" | "sale" | "setsale" | "";
                availableOn?: string | null;
                bond?: number | null;
                building?: {
                    area?: number | null;
                    energyRating?: number | null;
                    newlyBuilt?: boolean;
                };
                /** @enum {string} */
                category?: "House" | "Unit" | "Townhouse" | "Villa" | "Apartment" | "Flat" | "Studio" | "Warehouse" | "DuplexSemi-detached" | "Alpine" | "AcreageSemi-rural" | "Retirement" | "BlockOfUnits" | "Terrace" | "ServicedApartment" | "Other" | "Residential" | "Commercial" | "Cropping" | "Dairy" | "Farmlet" | "Horticulture" | "Lifestyle" | "Livestock" | "MixedFarming" | "Viticulture";
                counts?: {
                    bathrooms?: number | null;
                    bedrooms?: number | null;
                    carports?: number | null;
                    ensuite?: number | null;
                    garages?: number | null;
                    livingAreas?: number | null;
                    openSpaces?: number | null;
                    toilets?: number | null;
                };
                description?: string;
                documents?: {
                    title?: string;
                    url: string;
                }[];
                features?: {
                    airConditioning?: boolean;
                    alarmSystem?: boolean;
                    balcony?: boolean;
                    broadband?: boolean;
                    builtInRobes?: boolean;
                    courtyard?: boolean;
                    deck?: boolean;
                    dishwasher?: boolean;
                    ductedCooling?: boolean;
                    ductedHeating?: boolean;
                    evaporativeCooling?: boolean;
                    floorboards?: boolean;
                    fullyFenced?: boolean;
                    furnished?: boolean;
                    gasHeating?: boolean;
                    greyWaterSystem?: boolean;
                    gym?: boolean;
                    insideSpa?: boolean;
                    intercom?: boolean;
                    openFirePlace?: boolean;
                    outdoorEnt?: boolean;
                    outsideSpa?: boolean;
                    payTV?: boolean;
                    petFriendly?: boolean;
                    pool?: boolean;
                    remoteGarage?: boolean;
                    rumpusRoom?: boolean;
                    secureParking?: boolean;
                    shed?: boolean;
                    solarHotWater?: boolean;
                    solarPanels?: boolean;
                    splitSystemAirCon?: boolean;
                    splitSystemHeating?: boolean;
                    study?: boolean;
                    tennisCourt?: boolean;
                    vacuumSystem?: boolean;
                    waterTank?: boolean;
                    workshop?: boolean;
                };
                /** @description All of them, in their order. */
                floorPlans?: {
                    file?: string;
                    modifiedAt?: string;
                    url?: string;
                }[];
                headline?: string;
                holiday?: boolean;
                inspections?: {
                    day: string;
                    from: string;
                    to: string;
                }[];
                /** @enum {string} */
                kind: "residential" | "rental" | "land" | "rural" | "holidayRental" | "commercial" | "commercialLand" | "business";
                land?: {
                    area?: number | null;
                    crossOver?: ("left" | "right" | "centre") | null;
                    depth?: number | null;
                    frontage?: number | null;
                };
                /** @description When the listing was changed: an older record than the last one is ignored. */
                modifiedAt?: string;
                otherFeatures?: string[];
                /** @description All of them, in their order. */
                photos?: {
                    file?: string;
                    modifiedAt?: string;
                    url?: string;
                }[];
                position?: {
                    latitude: number;
                    longitude: number;
                } | null;
                price?: {
                    amount: number | null;
                    /** @description Whether visitors see it. Absent: as the office's Feeds page has it, usually yes. */
                    display?: boolean;
                };
                /** @description What visitors read instead of the amount. */
                priceText?: string;
                rent?: {
                    /** @description Whether visitors see it. Absent: as the office's Feeds page has it, usually yes. */
                    display?: boolean;
                    weekly: number | null;
                };
                rural?: {
                    annualRainfall?: string | null;
                    carryingCapacity?: string | null;
                    councilRates?: string | null;
                    fencing?: string | null;
                    improvements?: string | null;
                    irrigation?: string | null;
                    services?: string | null;
                    soilTypes?: string | null;
                };
                sold?: {
                    day?: string | null;
                    /** @description Whether visitors see it. Absent: as the office's Feeds page has it, usually yes. */
                    displayPrice?: boolean;
                    price?: number | null;
                };
                /** @enum {string} */
                status: "current" | "sold" | "leased" | "withdrawn" | "offmarket" | "deleted";
                tours?: string[];
                underOffer?: boolean;
                /** @description The listing among those of the office and kind. */
                uniqueId: string;
                video?: string | null;
            }[];
        };
        FeedReport: {
            counts: {
                created?: number;
                rejected?: number;
                stored?: number;
                unchanged?: number;
                updated?: number;
            };
            /** @description null for a dry run */
            id: string | null;
            listings: {
                agentId: string | null;
                kind: string | null;
                notes: {
                    code: string;
                    /** @description What was found and done, or what to do. Ends with the line of the document. */
                    message: string;
                    /** @description Of an element of REAXML, or a JSON pointer: /listings/0/price/amount. */
                    path: string;
                }[];
                /**
                 * @description stored: not published; a note says why.
                 * @enum {string}
                 */
                outcome: "created" | "updated" | "unchanged" | "stored" | "rejected";
                /** @description {fetched, waiting, failed: [{source, message}]} */
                pictures?: Record<string, never>;
                /** @description From 1 on, in the order of the document. */
                position: number;
                uniqueId: string | null;
                /** @description The listing's name in addresses; null while it is not published. */
                uri: string | null;
            }[];
            /** @description Of the document as a whole; its sound listings are imported all the same. */
            problem: string | null;
            source: string;
            /** @enum {string} */
            status: "received" | "importing" | "done" | "failed";
            /** @description How many listings there are; `listings` is a page of them. */
            total: number;
        };
        Listing: {
            address: components["schemas"]["ListingAddress"];
            agents: components["schemas"]["ListingAgent"][];
            auction: {
                /** @description ISO 8601, UTC */
                startsAt: string;
            } | null;
            buildingFeatures: {
                area: number | null;
                energyRating: number | null;
                isNewlyBuilt: boolean | null;
            } | null;
            canonicalUri: string;
            description: string;
            documents: {
                title: string;
                url: string;
            }[];
            features: {
                bathrooms: number | null;
                bedrooms: number | null;
                cars: number | null;
                extraFeatures: string[];
                tags: ("furnished" | "gym" | "openFirePlace" | "petFriendly" | "pool" | "airConditioning" | "alarmSystem" | "broadband" | "builtInRobes" | "dishwasher" | "ductedCooling" | "ductedHeating" | "evaporativeCooling" | "floorboards" | "gasHeating" | "insideSpa" | "intercom" | "payTV" | "rumpusRoom" | "splitSystemAirCon" | "splitSystemHeating" | "study" | "vacuumSystem" | "balcony" | "courtyard" | "deck" | "fullyFenced" | "outdoorEnt" | "outsideSpa" | "remoteGarage" | "secureParking" | "shed" | "tennisCourt" | "workshop" | "greyWaterSystem" | "solarHotWater" | "solarPanels" | "waterTank")[];
            };
            id: number;
            /** @description Coming ones, soonest first. */
            inspections: {
                /** @description ISO 8601, UTC */
                endsAt: string;
                /** @description ISO 8601, UTC */
                startsAt: string;
            }[];
            isExclusiveList: boolean;
            /** @description m2 and metres */
            landFeatures: {
                area: number | null;
                crossOver: string | null;
                depth: number | null;
                frontage: number | null;
            } | null;
            /** @description ISO 8601, UTC */
            listedAt: string;
            /** @enum {string} */
            listingType: "sale" | "rental";
            media: {
                floorPlans: components["schemas"]["Photo"][];
                photos: components["schemas"]["Photo"][];
            };
            office: components["schemas"]["ListingOffice"] | null;
            /** @description A hidden price has its text only, never a number. */
            priceDetails: {
                isHidden: boolean;
                longDescription: string;
                shortDescription: string;
            };
            /** @enum {string} */
            propertyType: "acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other";
            rentalDetails: {
                /** @description yyyy-MM-dd */
                availableOn: string | null;
                bond: number | null;
                /** @description yyyy-MM-dd */
                leasedOn: string | null;
            } | null;
            ruralFeatures: {
                label: string;
                text: string;
            }[];
            saleDetails: {
                /** @description yyyy-MM-dd */
                auctionOn: string | null;
                isUnderOffer: boolean;
                loanPrice: number | null;
                /** @description yyyy-MM-dd */
                soldOn: string | null;
                soldPrice: number | null;
            } | null;
            seo: {
                description: string;
                title: string;
            };
            /** @enum {string} */
            status: "available" | "completed" | "removed";
            /** @enum {string} */
            statusType: "buy" | "rent" | "sold" | "leased";
            /** @enum {string} */
            tierType: "basic" | "standard" | "feature" | "premiere";
            title: string;
            uri: string;
            videos: {
                /** @enum {string} */
                type: "InteractiveFloorPlan" | "Others" | "Video" | "VirtualTour";
                url: string;
            }[];
        };
        ListingAddress: {
            /** @description The position is only the middle of the street or suburb. */
            isApproximate: boolean;
            isHidden: boolean;
            /** @description null when hidden */
            latitude: number | null;
            locationSlug: string | null;
            longitude: number | null;
            postcode: string | null;
            stateCode: string;
            /** @description Street line, or 'Address available on request' when hidden. */
            street: string;
            suburb: string;
            /** @description IANA name; all times of the listing are shown in it. */
            timeZone: string;
        };
        ListingAgent: {
            id: number;
            name: string;
            phone: string | null;
            portrait: string | null;
            title: string | null;
            username: string;
        };
        ListingEnquiry: {
            /**
             * @description True: the sender's details are passed on to the agent.
             * @constant
             */
            consent: true;
            /** Format: email */
            email: string;
            message: string;
            name: string;
            /** @default null */
            phone: string | null;
        };
        ListingIds: {
            listingIds: (string | number)[];
            /** @default 0 */
            skip: number;
            /** @default 25 */
            take: number;
        };
        ListingMarkers: {
            markers: {
                id: number;
                latitude: number;
                longitude: number;
                /** @description $1.2M; null when hidden */
                price: string | null;
                /** @enum {string} */
                tier: "basic" | "standard" | "feature" | "premiere";
                uri: string;
            }[];
            total: number;
        };
        ListingOffice: {
            brandColour: string | null;
            id: number;
            name: string;
            phone: string | null;
            slug: string;
        };
        ListingPage: {
            pagination: {
                currentPage: number;
                pageSize: number;
                skip: number;
                take: number;
                totalPages: number;
            };
            results: components["schemas"]["Listing"][];
            total: number;
        };
        LocationSearch: {
            /** @description yyyy-MM-dd in the property's own time zone. */
            auction?: {
                dates?: string[];
                forthcoming?: boolean;
            };
            /** @description Numbers from 1, 5 meaning five and more; bedroom 0 is a studio. */
            bathrooms?: {
                min?: number;
                only?: number[];
            };
            /** @description Numbers from 1, 5 meaning five and more; bedroom 0 is a studio. */
            bedrooms?: {
                min?: number;
                only?: number[];
            };
            /** @description Numbers from 1, 5 meaning five and more; bedroom 0 is a studio. */
            carSpaces?: {
                min?: number;
                only?: number[];
            };
            /** @description metres */
            frontageSize?: {
                max?: number;
                min?: number;
            };
            /** @description yyyy-MM-dd in the property's own time zone. */
            inspection?: {
                dates?: string[];
                forthcoming?: boolean;
            };
            /** @description false leaves listings under offer out */
            isUnderOffer?: boolean;
            /** @description m2 */
            landSize?: {
                max?: number;
                min?: number;
            };
            /** @description Ids of listings to pass over, at most 500. */
            leaveOut?: string[];
            locationSearchContext: {
                includeSurroundingSuburbs?: boolean;
                /** @description By id, slug, or name and state; up to 50. None at all means the whole country. */
                searchLocations?: {
                    id?: string;
                    name?: string;
                    slug?: string;
                    stateCode?: string;
                }[];
            };
            /** @description A point in Australia with a distance as the crow flies, or with minutes and a way to travel. */
            near?: {
                /** @enum {string} */
                by?: "drive" | "cycle" | "walk";
                /** @enum {number} */
                kilometres?: 1 | 2 | 5 | 10 | 20;
                latitude: number;
                longitude: number;
                /** @enum {number} */
                minutes?: 10 | 20 | 30 | 45;
                name?: string;
            };
            /** @description take at most 100, skip at most 50,000 */
            paging?: {
                skip?: number;
                take?: number;
            };
            /** @description dollars; per week for rent and leased */
            price?: {
                max?: number;
                min?: number;
            };
            propertyFeatures?: ("furnished" | "gym" | "openFirePlace" | "petFriendly" | "pool" | "airConditioning" | "alarmSystem" | "broadband" | "builtInRobes" | "dishwasher" | "ductedCooling" | "ductedHeating" | "evaporativeCooling" | "floorboards" | "gasHeating" | "insideSpa" | "intercom" | "payTV" | "rumpusRoom" | "splitSystemAirCon" | "splitSystemHeating" | "study" | "vacuumSystem" | "balcony" | "courtyard" | "deck" | "fullyFenced" | "outdoorEnt" | "outsideSpa" | "remoteGarage" | "secureParking" | "shed" | "tennisCourt" | "workshop" | "greyWaterSystem" | "solarHotWater" | "solarPanels" | "waterTank")[];
            propertyTypes?: ("acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other")[];
            /** @constant */
            searchMode?: "location";
            /** @enum {string} */
            sortBy?: "expensive" | "cheapest" | "oldest" | "newest" | "homesForYou" | "nextInspection" | "recentlySoldOrLeased" | "nextAuction" | "hasAVirtualTour" | "hasVideos" | "highestSoldPrice" | "lowestSoldPrice" | "soldHomesForYou" | "nearest";
            /** @enum {string} */
            statusType: "buy" | "rent" | "sold" | "leased";
        };
        /** @description Addresses are /media/{key}/{width}.{avif|webp|jpg}; key null until the picture has been fetched. */
        Photo: {
            alt: string;
            colour: string;
            height: number;
            key: string | null;
            width: number;
        };
        Problem: {
            /** @description Of a sign-in that asks for a second factor: what POST /auth/second-factor goes on with. */
            challenge?: string;
            detail: string;
            /** @description One per field that is wrong. */
            errors?: {
                field: string;
                message: string;
            }[];
            /** @description Names the request, as the answer's x-request-id does. */
            instance?: string;
            status: number;
            title: string;
            type: string;
            /** @description Names of the limits that are reached. */
            "violated-policies"?: string[];
        };
        ProductEnquiry: {
            company?: string;
            /**
             * @description True: the sender's details are passed on to the agent.
             * @constant
             */
            consent: true;
            /** Format: email */
            email: string;
            message: string;
            name: string;
            /** @default null */
            phone: string | null;
        };
        PropertyEnquiry: {
            address?: string;
            agentId?: number;
            bedrooms?: number;
            /**
             * @description True: the sender's details are passed on to the agent.
             * @constant
             */
            consent: true;
            /** Format: email */
            email: string;
            listingId?: number;
            locationId?: number;
            message: string;
            name: string;
            officeId?: number;
            /** @default null */
            phone: string | null;
            /** @enum {string} */
            propertyType?: "acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other";
        };
        SearchPage: {
            pagination: {
                currentPage: number;
                pageSize: number;
                skip: number;
                take: number;
                totalPages: number;
            };
            /** @description Of visible prices; dollars, per week for rent. */
            prices: {
                filtered: {
                    median: number | null;
                };
            };
            results: components["schemas"]["Listing"][];
            total: number;
        };
        SellerEnquiry: {
            address?: string;
            agentId?: number;
            bedrooms?: number;
            /**
             * @description True: the sender's details are passed on to the agent.
             * @constant
             */
            consent: true;
            /** Format: email */
            email: string;
            /**
             * @default appraisal
             * @enum {string}
             */
            intention: "sell" | "let" | "appraisal";
            locationId?: number;
            message: string;
            name: string;
            officeId?: number;
            /** @default null */
            phone: string | null;
            /** @enum {string} */
            propertyType?: "acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other";
            /** @enum {string} */
            timing?: "now" | "three-months" | "six-months" | "later";
        };
        TrackingBatch: {
            /**
             * @description false: the visitor wants nothing kept, and nothing is.
             * @default true
             */
            consent: boolean;
            events: components["schemas"]["TrackingEvent"][];
        };
        TrackingEvent: {
            agentId?: number | null;
            contentType?: string | null;
            estimatePrice?: number | null;
            /**
             * Format: uuid
             * @description The browser's own: an event that comes twice counts once.
             */
            eventId: string;
            extraData?: string | null;
            listingId?: number | null;
            listingTier?: string | null;
            listingType?: string | null;
            locationId?: number | null;
            numBeds?: number | null;
            officeId?: number | null;
            pageElementPosition?: string | null;
            /** @description Of a page view: 'listing' counts as a view of the listing. */
            pageType?: string | null;
            propertyType?: string | null;
            /**
             * @description Whoever is signed in counts, whatever is said.
             * @default 0
             */
            userId: number;
        };
        WebhookEnquiry: {
            agentId: number | null;
            /** @description What the form of this kind has besides, such as the bedrooms that a buyer looks for. */
            details: {
                [key: string]: unknown;
            };
            email: string;
            id: number;
            /** @enum {string} */
            kind: "listing" | "agent" | "appraisal" | "buyer" | "property";
            listingId: number | null;
            message: string;
            name: string;
            phone: string | null;
            /** @description ISO 8601, UTC */
            receivedAt: string;
            /** @description The enquiry in the agent portal. */
            url: string;
        };
        WebhookReview: {
            agentId: number;
            agentUsername: string;
            authorName: string;
            /** @description ISO 8601, UTC */
            createdAt: string;
            id: number;
            listingId: number | null;
            rating: number;
            /** @description By factor, 1 to 5. */
            ratings: {
                [key: string]: number;
            };
            /** @enum {string} */
            role: "vendor" | "buyer" | "landlord" | "renter";
            text: string;
            title: string;
        };
        WebhookUpload: {
            counts: {
                created: number;
                rejected: number;
                stored: number;
                unchanged: number;
                updated: number;
            };
            /** @description ISO 8601, UTC */
            finishedAt: string;
            /** Format: uuid */
            id: string;
            /** @description Of the document as a whole. */
            problem: string | null;
            /** @description ISO 8601, UTC */
            receivedAt: string;
            source: string;
            /** @enum {string} */
            status: "done" | "failed";
            /** @description The report, read with the office’s feed key. */
            url: string;
        };
    };
    responses: {
        /** @description Refused; says why and what to do. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Tried too often; says when to try again. */
        TooOften: {
            headers: {
                /** @description How many are left (r), and seconds until there are more (t). */
                RateLimit?: string;
                /** @description The limit that was reached: its name, how many (q) and within how many seconds (w). */
                "RateLimit-Policy"?: string;
                /** @description Seconds until it may be tried again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
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
    followLocation: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path: {
                location: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        followerCount: number;
                        isFollowing: boolean;
                    };
                };
            };
        };
    };
    voteOnQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                location: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answerId?: number | null;
                    /** @enum {number} */
                    value: 1 | -1;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        viewerVote: 1 | -1 | 0;
                        votes: number;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                location: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    content?: string;
                    /** @default false */
                    isDiscussion?: boolean;
                    street?: string | null;
                    title: string;
                    /** @default [] */
                    topics?: ("schools" | "transport" | "safety" | "lifestyle" | "neighbours" | "environment" | "services" | "costs" | "buying" | "renting" | "building")[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        author: {
                            agentUsername: string | null;
                            avatar: string | null;
                            memberId: number | null;
                            name: string;
                            username: string | null;
                        };
                        bestAnswerId: number | null;
                        content: string;
                        /** Format: date-time */
                        createdAt: string;
                        editedAt: string | null;
                        followerCount: number;
                        isDiscussion: boolean;
                        isFollowing: boolean;
                        isLocked: boolean;
                        isVisible: boolean;
                        localityId: number;
                        location: {
                            id: number;
                            label: string;
                            name: string;
                            slug: string;
                        };
                        postId: number;
                        replyCount: number;
                        street: string | null;
                        title: string;
                        topics: ("schools" | "transport" | "safety" | "lifestyle" | "neighbours" | "environment" | "services" | "costs" | "buying" | "renting" | "building")[];
                        /** Format: date-time */
                        updatedAt: string;
                        uri: string;
                        /** @enum {number} */
                        viewerVote: 1 | -1 | 0;
                        votes: number;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    unfollowLocation: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path: {
                location: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        followerCount: number;
                        isFollowing: boolean;
                    };
                };
            };
        };
    };
    agent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        areasOfExpertise: string[];
                        awards: {
                            title: string;
                            year: number;
                        }[];
                        bio: string;
                        contactDetails: {
                            email: string | null;
                            officePhone: string | null;
                            phone: string | null;
                        };
                        followers: number;
                        following: number;
                        fullName: string;
                        hasLeft: boolean;
                        id: number;
                        isClaimed: boolean;
                        languages: string[];
                        name: string;
                        office: {
                            brandColour: string | null;
                            id: number;
                            location: {
                                locationSlug: string;
                                postcode: string | null;
                                stateCode: string;
                                suburb: string;
                            } | null;
                            name: string;
                            phone: string | null;
                            slug: string;
                        };
                        performance: {
                            forRent: number;
                            forSale: number;
                            leased: number;
                            leasedInPeriod: number;
                            medianRent: number | null;
                            medianRentCount: number;
                            medianSoldPrice: number | null;
                            medianSoldPriceCount: number;
                            period: {
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                            };
                            sold: number;
                            soldInPeriod: number;
                            underOffer: number;
                        };
                        portrait: string | null;
                        reviewSummary: {
                            average: number | null;
                            count: number;
                            factors: {
                                average: number;
                                count: number;
                                factor: string;
                            }[];
                            stars: number[];
                        };
                        servicedLocations: {
                            id: number;
                            label: string;
                            name: string;
                            postcode: string | null;
                            slug: string;
                            stateCode: string;
                        }[];
                        socialLinks: {
                            facebook?: string;
                            instagram?: string;
                            linkedin?: string;
                            website?: string;
                        };
                        /** @enum {string} */
                        tier: "basic" | "standard" | "feature" | "premiere";
                        title: string | null;
                        username: string;
                        video: string | null;
                    };
                };
            };
        };
    };
    agentFollowers: {
        parameters: {
            query?: {
                skip?: number;
                take?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            avatar: string | null;
                            /** Format: date-time */
                            followedAt: string;
                            memberId: number;
                            name: string;
                            username: string;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    agentFollowing: {
        parameters: {
            query?: {
                skip?: number;
                take?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            address: string;
                            /** Format: date-time */
                            followedAt: string;
                            /** @enum {string} */
                            kind: "agent" | "location" | "question" | "member";
                            name: string;
                            targetId: number;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    agentListingStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        forRent: number;
                        forSale: number;
                        leased: number;
                        leasedInPeriod: number;
                        medianRent: number | null;
                        medianRentCount: number;
                        medianSoldPrice: number | null;
                        medianSoldPriceCount: number;
                        period: {
                            /** Format: date */
                            from: string;
                            /** Format: date */
                            to: string;
                        };
                        sold: number;
                        soldInPeriod: number;
                        underOffer: number;
                    };
                };
            };
        };
    };
    agentReviews: {
        parameters: {
            query?: {
                skip?: number;
                take?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            agentId: number;
                            authorName: string;
                            authorUsername: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            id: number;
                            listingId: number | null;
                            rating: number;
                            ratings: {
                                [key: string]: number;
                            };
                            repliedAt: string | null;
                            reply: string | null;
                            /** @enum {string} */
                            role: "vendor" | "buyer" | "landlord" | "renter";
                            /** @enum {string} */
                            source: "member" | "vendor" | "imported";
                            /** @enum {string} */
                            status: "pending" | "published" | "hidden" | "removed";
                            text: string;
                            title: string;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    addAgentReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    listingId?: number | null;
                    rating: number;
                    /** @default {} */
                    ratings?: {
                        communication?: number;
                        honesty?: number;
                        knowledge?: number;
                        marketing?: number;
                        negotiation?: number;
                    };
                    /** @enum {string} */
                    role: "vendor" | "buyer" | "landlord" | "renter";
                    text: string;
                    /** @default  */
                    title?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number;
                        authorName: string;
                        authorUsername: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        id: number;
                        listingId: number | null;
                        rating: number;
                        ratings: {
                            [key: string]: number;
                        };
                        repliedAt: string | null;
                        reply: string | null;
                        /** @enum {string} */
                        role: "vendor" | "buyer" | "landlord" | "renter";
                        /** @enum {string} */
                        source: "member" | "vendor" | "imported";
                        /** @enum {string} */
                        status: "pending" | "published" | "hidden" | "removed";
                        text: string;
                        title: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    agentReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number;
                        authorName: string;
                        authorUsername: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        id: number;
                        listingId: number | null;
                        rating: number;
                        ratings: {
                            [key: string]: number;
                        };
                        repliedAt: string | null;
                        reply: string | null;
                        /** @enum {string} */
                        role: "vendor" | "buyer" | "landlord" | "renter";
                        /** @enum {string} */
                        source: "member" | "vendor" | "imported";
                        /** @enum {string} */
                        status: "pending" | "published" | "hidden" | "removed";
                        text: string;
                        title: string;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    removeAgentReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what was read: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            412: components["responses"]["Refused"];
        };
    };
    replyToAgentReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reply: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number;
                        authorName: string;
                        authorUsername: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        id: number;
                        listingId: number | null;
                        rating: number;
                        ratings: {
                            [key: string]: number;
                        };
                        repliedAt: string | null;
                        reply: string | null;
                        /** @enum {string} */
                        role: "vendor" | "buyer" | "landlord" | "renter";
                        /** @enum {string} */
                        source: "member" | "vendor" | "imported";
                        /** @enum {string} */
                        status: "pending" | "published" | "hidden" | "removed";
                        text: string;
                        title: string;
                    };
                };
            };
        };
    };
    importedReviews: {
        parameters: {
            query?: {
                agentId?: number;
                skip?: number;
                take?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            agentId: number;
                            authorName: string;
                            authorUsername: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            id: number;
                            listingId: number | null;
                            rating: number;
                            ratings: {
                                [key: string]: number;
                            };
                            repliedAt: string | null;
                            reply: string | null;
                            /** @enum {string} */
                            role: "vendor" | "buyer" | "landlord" | "renter";
                            /** @enum {string} */
                            source: "member" | "vendor" | "imported";
                            /** @enum {string} */
                            status: "pending" | "published" | "hidden" | "removed";
                            text: string;
                            title: string;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    importReviews: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentId: number;
                    reviews: {
                        authorName: string;
                        /** Format: date */
                        createdAt: string;
                        rating: number;
                        /** @default {} */
                        ratings?: {
                            communication?: number;
                            honesty?: number;
                            knowledge?: number;
                            marketing?: number;
                            negotiation?: number;
                        };
                        /** @enum {string} */
                        role: "vendor" | "buyer" | "landlord" | "renter";
                        text: string;
                        /** @default  */
                        title?: string;
                    }[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        imported: number;
                    };
                };
            };
        };
    };
    agents: {
        parameters: {
            query?: {
                json?: string;
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            areasOfExpertise: string[];
                            awards: {
                                title: string;
                                year: number;
                            }[];
                            bio: string;
                            contactDetails: {
                                email: string | null;
                                officePhone: string | null;
                                phone: string | null;
                            };
                            followers: number;
                            following: number;
                            fullName: string;
                            hasLeft: boolean;
                            id: number;
                            isClaimed: boolean;
                            languages: string[];
                            name: string;
                            office: {
                                brandColour: string | null;
                                id: number;
                                location: {
                                    locationSlug: string;
                                    postcode: string | null;
                                    stateCode: string;
                                    suburb: string;
                                } | null;
                                name: string;
                                phone: string | null;
                                slug: string;
                            };
                            performance: {
                                forRent: number;
                                forSale: number;
                                leased: number;
                                leasedInPeriod: number;
                                medianRent: number | null;
                                medianRentCount: number;
                                medianSoldPrice: number | null;
                                medianSoldPriceCount: number;
                                period: {
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    to: string;
                                };
                                sold: number;
                                soldInPeriod: number;
                                underOffer: number;
                            };
                            portrait: string | null;
                            reviewSummary: {
                                average: number | null;
                                count: number;
                                factors: {
                                    average: number;
                                    count: number;
                                    factor: string;
                                }[];
                                stars: number[];
                            };
                            servicedLocations: {
                                id: number;
                                label: string;
                                name: string;
                                postcode: string | null;
                                slug: string;
                                stateCode: string;
                            }[];
                            socialLinks: {
                                facebook?: string;
                                instagram?: string;
                                linkedin?: string;
                                website?: string;
                            };
                            /** @enum {string} */
                            tier: "basic" | "standard" | "feature" | "premiere";
                            title: string | null;
                            username: string;
                            video: string | null;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    agentActivities: {
        parameters: {
            query?: {
                activityTypes?: string;
                agentId?: number;
                skip?: number;
                take?: number;
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            address: string | null;
                            agentId: number | null;
                            /** Format: date-time */
                            at: string;
                            id: number;
                            listingId: number | null;
                            localityId: number | null;
                            memberId: number | null;
                            targetId: number | null;
                            title: string;
                            /** @enum {string} */
                            type: "ListedAProperty" | "SoldOrLeasedAProperty" | "Reviewed" | "ReviewedALocation" | "AnsweredAQuestion" | "AskedAQuestion";
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    enquireOfAgent: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentEnquiry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryReceipt"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    exportEnquiries: {
        parameters: {
            query?: {
                listingId?: string;
                status?: "new" | "read" | "answered" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    alert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
        };
    };
    clearAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    alerts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Alert"][];
                        unseenListingCount: number;
                    };
                };
            };
        };
    };
    clearAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unfollowAgent: {
        parameters: {
            query?: {
                currentUserId?: number;
            };
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        followerCount: number;
                        isFollowing: boolean;
                    };
                };
            };
        };
    };
    followAgent: {
        parameters: {
            query?: {
                currentUserId?: number;
            };
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        followerCount: number;
                        isFollowing: boolean;
                    };
                };
            };
        };
    };
    agentTransactions: {
        parameters: {
            query: {
                currentUserId: number;
                skip?: number;
                take?: number;
            };
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            address: string;
                            agentId: number;
                            bathrooms: number | null;
                            bedrooms: number | null;
                            carSpaces: number | null;
                            /** Format: date */
                            completedOn: string;
                            /** Format: date-time */
                            createdAt: string;
                            id: number;
                            /** @enum {string} */
                            kind: "sold" | "leased";
                            listingId: number | null;
                            localityId: number | null;
                            price: number | null;
                            priceVisible: boolean;
                            propertyType: number;
                            /** @enum {string} */
                            side: "vendor" | "buyer" | "landlord" | "renter";
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    addAgentTransaction: {
        parameters: {
            query: {
                currentUserId: number;
            };
            header: {
                /** @description The site's host name. */
                domain: string;
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /** @default null */
                    bathrooms?: number | null;
                    /** @default null */
                    bedrooms?: number | null;
                    /** @default null */
                    carSpaces?: number | null;
                    /** Format: date */
                    completedOn: string;
                    /** @enum {string} */
                    kind: "sold" | "leased";
                    /** @default null */
                    listingId?: number | null;
                    /** @default null */
                    localityId?: number | null;
                    /** @default null */
                    price?: number | null;
                    /** @default false */
                    priceVisible?: boolean;
                    propertyType: number;
                    /**
                     * @default vendor
                     * @enum {string}
                     */
                    side?: "vendor" | "buyer" | "landlord" | "renter";
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        agentId: number;
                        bathrooms: number | null;
                        bedrooms: number | null;
                        carSpaces: number | null;
                        /** Format: date */
                        completedOn: string;
                        /** Format: date-time */
                        createdAt: string;
                        id: number;
                        /** @enum {string} */
                        kind: "sold" | "leased";
                        listingId: number | null;
                        localityId: number | null;
                        price: number | null;
                        priceVisible: boolean;
                        propertyType: number;
                        /** @enum {string} */
                        side: "vendor" | "buyer" | "landlord" | "renter";
                        /** Format: date-time */
                        updatedAt: string;
                    };
                };
            };
        };
    };
    agentTransaction: {
        parameters: {
            query: {
                currentUserId: number;
            };
            header: {
                /** @description The site's host name. */
                domain: string;
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        agentId: number;
                        bathrooms: number | null;
                        bedrooms: number | null;
                        carSpaces: number | null;
                        /** Format: date */
                        completedOn: string;
                        /** Format: date-time */
                        createdAt: string;
                        id: number;
                        /** @enum {string} */
                        kind: "sold" | "leased";
                        listingId: number | null;
                        localityId: number | null;
                        price: number | null;
                        priceVisible: boolean;
                        propertyType: number;
                        /** @enum {string} */
                        side: "vendor" | "buyer" | "landlord" | "renter";
                        /** Format: date-time */
                        updatedAt: string;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeAgentTransaction: {
        parameters: {
            query: {
                currentUserId: number;
            };
            header: {
                /** @description The site's host name. */
                domain: string;
                /** @description The ETag of what was read: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /** @default null */
                    bathrooms?: number | null;
                    /** @default null */
                    bedrooms?: number | null;
                    /** @default null */
                    carSpaces?: number | null;
                    /** Format: date */
                    completedOn: string;
                    /** @enum {string} */
                    kind: "sold" | "leased";
                    /** @default null */
                    listingId?: number | null;
                    /** @default null */
                    localityId?: number | null;
                    /** @default null */
                    price?: number | null;
                    /** @default false */
                    priceVisible?: boolean;
                    propertyType: number;
                    /**
                     * @default vendor
                     * @enum {string}
                     */
                    side?: "vendor" | "buyer" | "landlord" | "renter";
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        agentId: number;
                        bathrooms: number | null;
                        bedrooms: number | null;
                        carSpaces: number | null;
                        /** Format: date */
                        completedOn: string;
                        /** Format: date-time */
                        createdAt: string;
                        id: number;
                        /** @enum {string} */
                        kind: "sold" | "leased";
                        listingId: number | null;
                        localityId: number | null;
                        price: number | null;
                        priceVisible: boolean;
                        propertyType: number;
                        /** @enum {string} */
                        side: "vendor" | "buyer" | "landlord" | "renter";
                        /** Format: date-time */
                        updatedAt: string;
                    };
                };
            };
            412: components["responses"]["Refused"];
        };
    };
    removeAgentTransaction: {
        parameters: {
            query: {
                currentUserId: number;
            };
            header: {
                /** @description The site's host name. */
                domain: string;
                /** @description The ETag of what was read: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            412: components["responses"]["Refused"];
        };
    };
    legacyUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number | null;
                        avatar: string | null;
                        bio: string;
                        createdAt: string;
                        email: string | null;
                        emailVerified: boolean | null;
                        id: number;
                        isAgent: boolean;
                        name: string;
                        role: ("member" | "admin") | null;
                        username: string;
                    };
                };
            };
        };
    };
    createAlert: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string;
                    /** @description The search as pages of old saved it. */
                    filter?: {
                        baths?: {
                            min?: number;
                            only?: number[];
                        };
                        beds?: {
                            min?: number;
                            only?: number[];
                        };
                        carSpaces?: {
                            min?: number;
                            only?: number[];
                        };
                        locationIds?: (string | number)[];
                        price?: {
                            max?: number;
                            min?: number;
                        };
                        propertyTypes?: ("acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other")[];
                        /** @enum {string} */
                        searchMode: "buy" | "rent" | "sold" | "leased";
                    };
                    name: string;
                    pageElementPosition?: string;
                    /** @description The search, or else filter. */
                    searchParams?: {
                        /** @description yyyy-MM-dd in the property's own time zone. */
                        auction?: {
                            dates?: string[];
                            forthcoming?: boolean;
                        };
                        /** @description Numbers from 1, 5 meaning five and more; bedroom 0 is a studio. */
                        bathrooms?: {
                            min?: number;
                            only?: number[];
                        };
                        /** @description Numbers from 1, 5 meaning five and more; bedroom 0 is a studio. */
                        bedrooms?: {
                            min?: number;
                            only?: number[];
                        };
                        /** @description Numbers from 1, 5 meaning five and more; bedroom 0 is a studio. */
                        carSpaces?: {
                            min?: number;
                            only?: number[];
                        };
                        /** @description metres */
                        frontageSize?: {
                            max?: number;
                            min?: number;
                        };
                        /** @description yyyy-MM-dd in the property's own time zone. */
                        inspection?: {
                            dates?: string[];
                            forthcoming?: boolean;
                        };
                        /** @description false leaves listings under offer out */
                        isUnderOffer?: boolean;
                        /** @description m2 */
                        landSize?: {
                            max?: number;
                            min?: number;
                        };
                        /** @description Ids of listings to pass over, at most 500. */
                        leaveOut?: string[];
                        locationSearchContext: {
                            includeSurroundingSuburbs?: boolean;
                            officeId?: string;
                            /** @description By id, slug, or name and state; up to 50. None at all means the whole country. */
                            searchLocations?: {
                                id?: string;
                                name?: string;
                                slug?: string;
                                stateCode?: string;
                            }[];
                            wellKnownText?: string;
                        };
                        /** @description A point in Australia with a distance as the crow flies, or with minutes and a way to travel. */
                        near?: {
                            /** @enum {string} */
                            by?: "drive" | "cycle" | "walk";
                            /** @enum {number} */
                            kilometres?: 1 | 2 | 5 | 10 | 20;
                            latitude: number;
                            longitude: number;
                            /** @enum {number} */
                            minutes?: 10 | 20 | 30 | 45;
                            name?: string;
                        };
                        /** @description take at most 100, skip at most 50,000 */
                        paging?: {
                            skip?: number;
                            take?: number;
                        };
                        /** @description dollars; per week for rent and leased */
                        price?: {
                            max?: number;
                            min?: number;
                        };
                        propertyFeatures?: ("furnished" | "gym" | "openFirePlace" | "petFriendly" | "pool" | "airConditioning" | "alarmSystem" | "broadband" | "builtInRobes" | "dishwasher" | "ductedCooling" | "ductedHeating" | "evaporativeCooling" | "floorboards" | "gasHeating" | "insideSpa" | "intercom" | "payTV" | "rumpusRoom" | "splitSystemAirCon" | "splitSystemHeating" | "study" | "vacuumSystem" | "balcony" | "courtyard" | "deck" | "fullyFenced" | "outdoorEnt" | "outsideSpa" | "remoteGarage" | "secureParking" | "shed" | "tennisCourt" | "workshop" | "greyWaterSystem" | "solarHotWater" | "solarPanels" | "waterTank")[];
                        propertyTypes?: ("acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other")[];
                        /**
                         * @default location
                         * @enum {string}
                         */
                        searchMode?: "location" | "map" | "draw" | "office";
                        /** @enum {string} */
                        sortBy?: "expensive" | "cheapest" | "oldest" | "newest" | "homesForYou" | "nextInspection" | "recentlySoldOrLeased" | "nextAuction" | "hasAVirtualTour" | "hasVideos" | "highestSoldPrice" | "lowestSoldPrice" | "soldHomesForYou" | "nearest";
                        /** @enum {string} */
                        statusType: "buy" | "rent" | "sold" | "leased";
                    };
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
        };
    };
    legacyAuthCookies: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresIn: number;
                        id: number;
                        username: string;
                    };
                };
            };
        };
    };
    legacySocialSignIn: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    authCode?: string | null;
                    authError?: string | null;
                    providerName?: string | null;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresIn: number;
                        id: number;
                        username: string;
                    } | null;
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    legacyForgotPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    legacySignIn: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                } | {
                    password: string;
                    username: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresIn: number;
                        id: number;
                        username: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    legacySignOut: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    legacyTokenExchange: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    email: string;
                    password: string;
                } | {
                    password: string;
                    username: string;
                }) | {
                    refreshToken: string;
                } | {
                    challenge: string;
                    code: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                        expiresIn: number;
                        refreshToken: string;
                        /** @constant */
                        tokenType: "Bearer";
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    legacySignUp: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    name: string;
                    password: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        username: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooOften"];
        };
    };
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooOften"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    authMember: {
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
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number | null;
                        avatar: string | null;
                        bio: string;
                        createdAt: string;
                        email: string | null;
                        emailVerified: boolean | null;
                        id: number;
                        isAgent: boolean;
                        name: string;
                        role: ("member" | "admin") | null;
                        username: string;
                    };
                };
            };
        };
    };
    proveSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    password: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooOften"];
        };
    };
    signInProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        label: string;
                        name: string;
                    }[];
                };
            };
        };
    };
    refreshAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresIn: number;
                        id: number;
                        username: string;
                    };
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    token: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresIn: number;
                        id: number;
                        username: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    answerSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challenge?: string;
                    code: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresIn: number;
                        id: number;
                        username: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresIn: number;
                        member: {
                            agentId: number | null;
                            avatar: string | null;
                            bio: string;
                            createdAt: string;
                            email: string | null;
                            emailVerified: boolean | null;
                            id: number;
                            isAgent: boolean;
                            name: string;
                            role: ("member" | "admin") | null;
                            username: string;
                        } | null;
                        signedIn: boolean;
                    };
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                } | {
                    password: string;
                    username: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresIn: number;
                        id: number;
                        username: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    name: string;
                    password: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        username: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    socialSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    authCode?: string | null;
                    authError?: string | null;
                    providerName?: string | null;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresIn: number;
                        id: number;
                        username: string;
                    } | null;
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    token: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresIn: number;
                        id: number;
                        username: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    enquireAsBuyer: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyerEnquiry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryReceipt"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    calendar: {
        parameters: {
            query?: {
                /** @description One inspection only: its start, ISO 8601. */
                at?: string;
            };
            header?: never;
            path: {
                /** @description The listing's name in addresses, and .ics. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    companies: {
        parameters: {
            query?: {
                skip?: number;
                stateId?: number;
                take?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            href: string;
                            id: number;
                            name: string;
                            officeCount: number;
                            slug: string;
                            stateCode: string | null;
                            website: string | null;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    companyOffices: {
        parameters: {
            query?: {
                skip?: number;
                take?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            about: string;
                            address: string | null;
                            agentCount: number;
                            averageRating: number | null;
                            brandColour: string | null;
                            claimed: boolean;
                            company: {
                                href: string;
                                id: number;
                                name: string;
                                slug: string;
                            } | null;
                            href: string;
                            id: number;
                            listingCounts: {
                                buy: number;
                                leased: number;
                                rent: number;
                                sold: number;
                            };
                            location: {
                                locationSlug: string;
                                postcode: string | null;
                                stateCode: string;
                                suburb: string;
                            } | null;
                            logo: string | null;
                            name: string;
                            phone: string | null;
                            reviewCount: number;
                            slug: string;
                            socialLinks: {
                                facebook?: string;
                                instagram?: string;
                                linkedin?: string;
                                website?: string;
                            };
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    enquireAboutProduct: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key": string;
            };
            path: {
                product: "advertising" | "agent-profile" | "agency" | "feeds" | "home-loans" | "insurance" | "moving" | "help";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductEnquiry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryReceipt"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    reportFailures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrowserFailures"];
                "text/plain": string;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reported: number;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    events: {
        parameters: {
            query?: never;
            header?: {
                /** @description What the browser had last. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The stream; `data` is JSON with a `kind`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    blogFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The feed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    sendFeedPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A plain file name, as the document names it. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": string;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    sendListings: {
        parameters: {
            query?: {
                /** @description The file name, for the report. */
                source?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "listings": [
                 *         {
                 *           "kind": "residential",
                 *           "agentId": "XNWXNW",
                 *           "uniqueId": "ABCD1234",
                 *           "status": "current",
                 *           "modifiedAt": "2026-11-21T09:30:00",
                 *           "address": {
                 *             "unit": "3",
                 *             "streetNumber": "39",
                 *             "street": "Main Road",
                 *             "suburb": "Richmond",
                 *             "state": "VIC",
                 *             "postcode": "3121"
                 *           },
                 *           "category": "Unit",
                 *           "price": {
                 *             "amount": 900000
                 *           },
                 *           "priceText": "$880,000 - $950,000",
                 *           "headline": "Light on three sides",
                 *           "description": "Two bedrooms above the gardens.",
                 *           "counts": {
                 *             "bedrooms": 2,
                 *             "bathrooms": 1,
                 *             "garages": 1
                 *           },
                 *           "features": {
                 *             "balcony": true
                 *           },
                 *           "inspections": [
                 *             {
                 *               "day": "2026-11-28",
                 *               "from": "11:00",
                 *               "to": "11:30"
                 *             }
                 *           ],
                 *           "photos": [
                 *             {
                 *               "url": "https://example.com/front.jpg"
                 *             }
                 *           ],
                 *           "agents": [
                 *             {
                 *               "name": "Ada Lovell",
                 *               "phone": "0400 000 001"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FeedListings"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Received. */
            202: {
                headers: {
                    /** @description Address of the report. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @description Address of the report. */
                        status: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    listingsSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The schema. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": Record<string, never>;
                };
            };
        };
    };
    exportListings: {
        parameters: {
            query?: {
                /** @description The office, for the operator. */
                agentId?: string;
                /** @description Listings changed since then only; those that are not published any more are withdrawn. */
                modifiedSince?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The document. */
            200: {
                headers: {
                    /** @description Send it as If-None-Match. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooOften"];
        };
    };
    validateListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "listings": [
                 *         {
                 *           "kind": "residential",
                 *           "agentId": "XNWXNW",
                 *           "uniqueId": "ABCD1234",
                 *           "status": "current",
                 *           "modifiedAt": "2026-11-21T09:30:00",
                 *           "address": {
                 *             "unit": "3",
                 *             "streetNumber": "39",
                 *             "street": "Main Road",
                 *             "suburb": "Richmond",
                 *             "state": "VIC",
                 *             "postcode": "3121"
                 *           },
                 *           "category": "Unit",
                 *           "price": {
                 *             "amount": 900000
                 *           },
                 *           "priceText": "$880,000 - $950,000",
                 *           "headline": "Light on three sides",
                 *           "description": "Two bedrooms above the gardens.",
                 *           "counts": {
                 *             "bedrooms": 2,
                 *             "bathrooms": 1,
                 *             "garages": 1
                 *           },
                 *           "features": {
                 *             "balcony": true
                 *           },
                 *           "inspections": [
                 *             {
                 *               "day": "2026-11-28",
                 *               "from": "11:00",
                 *               "to": "11:30"
                 *             }
                 *           ],
                 *           "photos": [
                 *             {
                 *               "url": "https://example.com/front.jpg"
                 *             }
                 *           ],
                 *           "agents": [
                 *             {
                 *               "name": "Ada Lovell",
                 *               "phone": "0400 000 001"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FeedListings"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedReport"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    sendFeed: {
        parameters: {
            query?: {
                /** @description The file name, for the report. */
                source?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example <propertyList><residential modTime="2026-11-21-09:30:00" status="current">…</residential></propertyList> */
                "application/xml": string;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Received. */
            202: {
                headers: {
                    /** @description Address of the report. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @description Address of the report. */
                        status: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    validateFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example <propertyList><residential modTime="2026-11-21-09:30:00" status="current">…</residential></propertyList> */
                "application/xml": string;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedReport"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    searchFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The path of a page of results: for-sale/richmond-vic-3121/real-estate. */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The feed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    feedUploads: {
        parameters: {
            query?: {
                /** @description How many to leave out. */
                skip?: number;
                /** @description How many at most. */
                take?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description A page of uploads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: Record<string, never>[];
                        total: number;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    feedUpload: {
        parameters: {
            query?: {
                /** @description Listings with notes or failed pictures only. */
                only?: "problems";
                /** @description How many to leave out. */
                skip?: number;
                /** @description How many at most. */
                take?: number;
            };
            header?: never;
            path: {
                /** @description Of the answer to the upload. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedReport"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    listing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    enquireAboutListing: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key": string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingEnquiry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryReceipt"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    listingSchools: {
        parameters: {
            query?: {
                take?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        areKnown: boolean;
                        /** @enum {string} */
                        measuredFrom: "address" | "suburb";
                        results: {
                            distanceMetres: number | null;
                            id: number;
                            /** @enum {string} */
                            kind: "primary" | "secondary" | "combined" | "special";
                            name: string;
                            postcode: string | null;
                            sector: string;
                            slug: string;
                            stateCode: string;
                            suburb: string | null;
                        }[];
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    enquireAsSeller: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerEnquiry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryReceipt"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    listingEnquiryForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: components["schemas"]["ListingAddress"];
                        agents: components["schemas"]["ListingAgent"][];
                        listingId: number;
                        office: components["schemas"]["ListingOffice"] | null;
                        photo: components["schemas"]["Photo"] | null;
                        /** @enum {string} */
                        propertyType: "acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other";
                        shortDescription: string;
                        /** @enum {string} */
                        statusType: "buy" | "rent" | "sold" | "leased";
                        /** @description False once the listing is removed. */
                        takesEnquiries: boolean;
                        uri: string;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postListingsByAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentListings"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
        };
    };
    listingsByAgent: {
        parameters: {
            query: {
                query: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listingsByAgentOnMap: {
        parameters: {
            query: {
                query: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMarkers"];
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listingsByBoundary: {
        parameters: {
            query: {
                query: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    searchListingsByBoundary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoundarySearch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
        };
    };
    listingsByBoundaryOnMap: {
        parameters: {
            query: {
                query: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMarkers"];
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    searchListingsByBoundaryOnMap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoundarySearch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMarkers"];
                };
            };
        };
    };
    postListingsByIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingIds"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
        };
    };
    listingsBranding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingIds"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            agents: components["schemas"]["ListingAgent"][];
                            listingId: number;
                            office: components["schemas"]["ListingOffice"] | null;
                        }[];
                    };
                };
            };
        };
    };
    listingsByIds: {
        parameters: {
            query: {
                query: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listingsByLocation: {
        parameters: {
            query: {
                query: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    searchListingsByLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationSearch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
        };
    };
    listingsByLocationOnMap: {
        parameters: {
            query: {
                query: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMarkers"];
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    searchListingsByLocationOnMap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationSearch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMarkers"];
                };
            };
        };
    };
    location: {
        parameters: {
            query?: {
                includeSurrounding?: "true" | "false";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        label: string;
                        latLong: {
                            latitude: number;
                            longitude: number;
                        };
                        medians: {
                            asOf: string;
                            kinds: {
                                bedrooms: {
                                    bedrooms: number;
                                    rent: {
                                        median: number | null;
                                        sampleSize: number;
                                    };
                                    sold: {
                                        median: number | null;
                                        sampleSize: number;
                                    };
                                }[];
                                change: number | null;
                                /** @enum {string} */
                                kind: "house" | "unit" | "land";
                                quarters: {
                                    from: string;
                                    median: number | null;
                                    quarter: string;
                                    sampleSize: number;
                                    to: string;
                                }[];
                                rent: {
                                    median: number | null;
                                    sampleSize: number;
                                };
                                sold: {
                                    median: number | null;
                                    sampleSize: number;
                                };
                                soldBefore: {
                                    median: number | null;
                                    sampleSize: number;
                                };
                            }[];
                            leastSample: number;
                        };
                        name: string;
                        postcode: string | null;
                        slug: string;
                        state: {
                            id: number;
                            name: string;
                        };
                        stateCode: string;
                        suburb: string;
                        surroundingSuburbIds?: number[];
                        surroundingSuburbs?: {
                            id: number;
                            label: string;
                            latLong: {
                                latitude: number;
                                longitude: number;
                            };
                            name: string;
                            postcode: string | null;
                            slug: string;
                            state: {
                                id: number;
                                name: string;
                            };
                            stateCode: string;
                            suburb: string;
                            /** @constant */
                            type: "suburb";
                            uri: string;
                            zipCode: {
                                name: string;
                            } | null;
                        }[];
                        /** @constant */
                        type: "suburb";
                        uri: string;
                        zipCode: {
                            name: string;
                        } | null;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    locationsNearPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
                latitude: string;
                longitude: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            distanceMetres: number;
                            id: number;
                            label: string;
                            latLong: {
                                latitude: number;
                                longitude: number;
                            };
                            name: string;
                            postcode: string | null;
                            slug: string;
                            state: {
                                id: number;
                                name: string;
                            };
                            stateCode: string;
                            suburb: string;
                            /** @constant */
                            type: "suburb";
                            uri: string;
                            zipCode: {
                                name: string;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    nearbyLocations: {
        parameters: {
            query?: {
                take?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            distanceMetres: number;
                            id: number;
                            label: string;
                            latLong: {
                                latitude: number;
                                longitude: number;
                            };
                            name: string;
                            postcode: string | null;
                            slug: string;
                            state: {
                                id: number;
                                name: string;
                            };
                            stateCode: string;
                            suburb: string;
                            /** @constant */
                            type: "suburb";
                            uri: string;
                            zipCode: {
                                name: string;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    locationPros: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cons: {
                            count: number;
                            text: string;
                        }[];
                        pros: {
                            count: number;
                            text: string;
                        }[];
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    locationBoundary: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        approximate: boolean;
                        credit: string | null;
                        geoJson: {
                            coordinates: number[][][];
                            /** @constant */
                            type: "Polygon";
                        } | {
                            coordinates: number[][][][];
                            /** @constant */
                            type: "MultiPolygon";
                        };
                        id: number;
                        wellKnownText: string;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    nearestLocations: {
        parameters: {
            query?: {
                take?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                latitude: string;
                longitude: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            distanceMetres: number;
                            id: number;
                            label: string;
                            latLong: {
                                latitude: number;
                                longitude: number;
                            };
                            name: string;
                            postcode: string | null;
                            slug: string;
                            state: {
                                id: number;
                                name: string;
                            };
                            stateCode: string;
                            suburb: string;
                            /** @constant */
                            type: "suburb";
                            uri: string;
                            zipCode: {
                                name: string;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    locationByUri: {
        parameters: {
            query?: {
                includeSurrounding?: "true" | "false";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                uri: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        label: string;
                        latLong: {
                            latitude: number;
                            longitude: number;
                        };
                        medians: {
                            asOf: string;
                            kinds: {
                                bedrooms: {
                                    bedrooms: number;
                                    rent: {
                                        median: number | null;
                                        sampleSize: number;
                                    };
                                    sold: {
                                        median: number | null;
                                        sampleSize: number;
                                    };
                                }[];
                                change: number | null;
                                /** @enum {string} */
                                kind: "house" | "unit" | "land";
                                quarters: {
                                    from: string;
                                    median: number | null;
                                    quarter: string;
                                    sampleSize: number;
                                    to: string;
                                }[];
                                rent: {
                                    median: number | null;
                                    sampleSize: number;
                                };
                                sold: {
                                    median: number | null;
                                    sampleSize: number;
                                };
                                soldBefore: {
                                    median: number | null;
                                    sampleSize: number;
                                };
                            }[];
                            leastSample: number;
                        };
                        name: string;
                        postcode: string | null;
                        slug: string;
                        state: {
                            id: number;
                            name: string;
                        };
                        stateCode: string;
                        suburb: string;
                        surroundingSuburbIds?: number[];
                        surroundingSuburbs?: {
                            id: number;
                            label: string;
                            latLong: {
                                latitude: number;
                                longitude: number;
                            };
                            name: string;
                            postcode: string | null;
                            slug: string;
                            state: {
                                id: number;
                                name: string;
                            };
                            stateCode: string;
                            suburb: string;
                            /** @constant */
                            type: "suburb";
                            uri: string;
                            zipCode: {
                                name: string;
                            } | null;
                        }[];
                        /** @constant */
                        type: "suburb";
                        uri: string;
                        zipCode: {
                            name: string;
                        } | null;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    locationOverviewUserData: {
        parameters: {
            query: {
                locationUniqueUri: string;
            };
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        followerCount: number;
                        hasReviewed: boolean;
                        helpfulReviewIds: number[];
                        isFollowing: boolean;
                        isSignedIn: boolean;
                        locationId: number;
                        locationUniqueUri: string;
                        reviewId: number | null;
                        unhelpfulReviewIds: number[];
                    };
                };
            };
        };
    };
    picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Width in pixels and format. */
                file: string;
                /** @description As the API names it. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
        };
    };
    member: {
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
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number | null;
                        avatar: string | null;
                        bio: string;
                        createdAt: string;
                        email: string | null;
                        emailVerified: boolean | null;
                        id: number;
                        isAgent: boolean;
                        name: string;
                        role: ("member" | "admin") | null;
                        username: string;
                    };
                };
            };
        };
    };
    deleteMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    username?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooOften"];
        };
    };
    accessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description The last four characters of the token. */
                        ending: string;
                        /** @description ISO 8601 */
                        expiresAt: string;
                        id: number;
                        /** @description ISO 8601, to the minute; null if it was never used */
                        lastUsedAt: string | null;
                        name: string;
                        scopes: string[];
                    }[];
                };
            };
        };
    };
    addAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 90 */
                    days?: number;
                    name: string;
                    scopes: ("saved:read" | "saved:write" | "agency:read" | "agency:write" | "enquiries:read" | "feeds:read" | "feeds:write")[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description ISO 8601 */
                        createdAt: string;
                        /** @description The last four characters of the token. */
                        ending: string;
                        /** @description ISO 8601 */
                        expiresAt: string;
                        id: number;
                        /** @description ISO 8601, to the minute; null if it was never used */
                        lastUsedAt: string | null;
                        name: string;
                        scopes: string[];
                        token: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    revokeAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                token: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    memberAgentReviewsSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        average: number | null;
                        count: number;
                        latest: {
                            agentName: string;
                            /** Format: date-time */
                            createdAt: string;
                            path: string;
                            rating: number;
                            reviewId: number;
                            title: string;
                        }[];
                        memberId: number;
                        stars: number[];
                    };
                };
            };
        };
    };
    exportMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    memberFollowingSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agents: number;
                        latest: {
                            address: string;
                            /** Format: date-time */
                            followedAt: string;
                            /** @enum {string} */
                            kind: "agent" | "location" | "question" | "member";
                            name: string;
                            targetId: number;
                        }[] | null;
                        locations: number;
                        memberId: number;
                        members: number;
                        questions: number;
                        total: number;
                    };
                };
            };
        };
    };
    pushDevices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        devices: {
                            /** @description Whether the call comes from it. */
                            current: boolean;
                            device: string;
                            id: number;
                            /** @description ISO 8601 */
                            since: string;
                        }[];
                        /** @description What a browser subscribes with, base64url. */
                        publicKey: string;
                    };
                };
            };
        };
    };
    removePushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                device: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    addPushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    keys: {
                        auth: string;
                        p256dh: string;
                    };
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        devices: {
                            /** @description Whether the call comes from it. */
                            current: boolean;
                            device: string;
                            id: number;
                            /** @description ISO 8601 */
                            since: string;
                        }[];
                        /** @description What a browser subscribes with, base64url. */
                        publicKey: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    memberSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        current: boolean;
                        device: string;
                        id: string;
                        signedInAt: string;
                        usedAt: string;
                    }[];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ended: number;
                    };
                };
            };
        };
    };
    endMemberSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    memberSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number | null;
                        avatar: string | null;
                        awaitedEmail: {
                            email: string;
                            expiresAt: string;
                        } | null;
                        bio: string;
                        createdAt: string;
                        email: string | null;
                        emailVerified: boolean | null;
                        hasPassword: boolean;
                        id: number;
                        isAgent: boolean;
                        linkedSignIns: {
                            label: string;
                            linkedAt: string;
                            provider: string;
                        }[];
                        name: string;
                        preferences: {
                            /** @enum {string} */
                            alertDigest: "immediately" | "daily" | "weekly" | "never";
                            devices: {
                                alerts: boolean;
                                enquiries: boolean;
                                followed: boolean;
                                invitations: boolean;
                                moderation: boolean;
                                replies: boolean;
                                reviews: boolean;
                                saved: boolean;
                            };
                            emails: {
                                /** @enum {string} */
                                enquiries: "immediately" | "never";
                                /** @enum {string} */
                                followed: "immediately" | "daily" | "weekly" | "never";
                                /** @enum {string} */
                                invitations: "immediately" | "never";
                                /** @enum {string} */
                                moderation: "immediately" | "daily" | "weekly" | "never";
                                /** @enum {string} */
                                replies: "immediately" | "daily" | "weekly" | "never";
                                /** @enum {string} */
                                reviews: "immediately" | "daily" | "weekly" | "never";
                                /** @enum {string} */
                                saved: "immediately" | "daily" | "weekly" | "never";
                            };
                            news: boolean;
                            notices: boolean;
                            site: {
                                alerts: boolean;
                                enquiries: boolean;
                                followed: boolean;
                                invitations: boolean;
                                moderation: boolean;
                                replies: boolean;
                                reviews: boolean;
                                saved: boolean;
                            };
                        };
                        proven: boolean;
                        role: ("member" | "admin") | null;
                        secondFactor: {
                            codesLeft: number;
                            on: boolean;
                            required: boolean;
                        };
                        username: string;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeMemberSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what was read: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bio?: string;
                    name?: string;
                    preferences?: {
                        /** @enum {string} */
                        alertDigest?: "immediately" | "daily" | "weekly" | "never";
                        devices?: {
                            alerts?: boolean;
                            enquiries?: boolean;
                            followed?: boolean;
                            invitations?: boolean;
                            moderation?: boolean;
                            replies?: boolean;
                            reviews?: boolean;
                            saved?: boolean;
                        };
                        emails?: {
                            /** @enum {string} */
                            enquiries?: "immediately" | "never";
                            /** @enum {string} */
                            followed?: "immediately" | "daily" | "weekly" | "never";
                            /** @enum {string} */
                            invitations?: "immediately" | "never";
                            /** @enum {string} */
                            moderation?: "immediately" | "daily" | "weekly" | "never";
                            /** @enum {string} */
                            replies?: "immediately" | "daily" | "weekly" | "never";
                            /** @enum {string} */
                            reviews?: "immediately" | "daily" | "weekly" | "never";
                            /** @enum {string} */
                            saved?: "immediately" | "daily" | "weekly" | "never";
                        };
                        news?: boolean;
                        notices?: boolean;
                        site?: {
                            alerts?: boolean;
                            enquiries?: boolean;
                            followed?: boolean;
                            invitations?: boolean;
                            moderation?: boolean;
                            replies?: boolean;
                            reviews?: boolean;
                            saved?: boolean;
                        };
                    };
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number | null;
                        avatar: string | null;
                        awaitedEmail: {
                            email: string;
                            expiresAt: string;
                        } | null;
                        bio: string;
                        createdAt: string;
                        email: string | null;
                        emailVerified: boolean | null;
                        hasPassword: boolean;
                        id: number;
                        isAgent: boolean;
                        linkedSignIns: {
                            label: string;
                            linkedAt: string;
                            provider: string;
                        }[];
                        name: string;
                        preferences: {
                            /** @enum {string} */
                            alertDigest: "immediately" | "daily" | "weekly" | "never";
                            devices: {
                                alerts: boolean;
                                enquiries: boolean;
                                followed: boolean;
                                invitations: boolean;
                                moderation: boolean;
                                replies: boolean;
                                reviews: boolean;
                                saved: boolean;
                            };
                            emails: {
                                /** @enum {string} */
                                enquiries: "immediately" | "never";
                                /** @enum {string} */
                                followed: "immediately" | "daily" | "weekly" | "never";
                                /** @enum {string} */
                                invitations: "immediately" | "never";
                                /** @enum {string} */
                                moderation: "immediately" | "daily" | "weekly" | "never";
                                /** @enum {string} */
                                replies: "immediately" | "daily" | "weekly" | "never";
                                /** @enum {string} */
                                reviews: "immediately" | "daily" | "weekly" | "never";
                                /** @enum {string} */
                                saved: "immediately" | "daily" | "weekly" | "never";
                            };
                            news: boolean;
                            notices: boolean;
                            site: {
                                alerts: boolean;
                                enquiries: boolean;
                                followed: boolean;
                                invitations: boolean;
                                moderation: boolean;
                                replies: boolean;
                                reviews: boolean;
                                saved: boolean;
                            };
                        };
                        proven: boolean;
                        role: ("member" | "admin") | null;
                        secondFactor: {
                            codesLeft: number;
                            on: boolean;
                            required: boolean;
                        };
                        username: string;
                    };
                };
            };
            412: components["responses"]["Refused"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    resendEmailLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword?: string;
                    password: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooOften"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        qr: string;
                        secret: string;
                    };
                };
            };
        };
    };
    switchSecondFactorOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    password?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooOften"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    password?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    unlinkSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    requestEmailAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    every: "immediately" | "daily" | "weekly";
                    /** @description The address of a results page, as in /for-sale/richmond-vic-3121/real-estate. */
                    search: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    facebookPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number;
                        memberId: number;
                        name: string;
                        url: string;
                        username: string;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    facebookPages: {
        parameters: {
            query?: {
                skip?: number;
                take?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            agentId: number;
                            memberId: number;
                            name: string;
                            url: string;
                            username: string;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    moderationCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                kind: "listing" | "agent-review" | "location-review" | "location-review-comment" | "question" | "answer" | "answer-comment";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authorId: number | null;
                        authorName: string;
                        history: {
                            /** @enum {string} */
                            action: "show" | "hide" | "restore" | "remove" | "dismiss" | "warn" | "lock" | "unlock";
                            at: string;
                            who: string;
                            why: string;
                        }[];
                        isLocked: boolean;
                        /** @enum {string} */
                        kind: "listing" | "agent-review" | "location-review" | "location-review-comment" | "question" | "answer" | "answer-comment";
                        path: string;
                        reports: {
                            createdAt: string;
                            detail: string;
                            reason: string;
                            reporter: string;
                        }[];
                        /** @enum {string} */
                        state: "pending" | "visible" | "hidden" | "removed";
                        targetId: number;
                        text: string;
                    };
                };
            };
        };
    };
    moderate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                action: "show" | "hide" | "restore" | "remove" | "dismiss" | "warn" | "lock" | "unlock";
                id: number;
                kind: "listing" | "agent-review" | "location-review" | "location-review-comment" | "question" | "answer" | "answer-comment";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    why: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authorId: number | null;
                        authorName: string;
                        history: {
                            /** @enum {string} */
                            action: "show" | "hide" | "restore" | "remove" | "dismiss" | "warn" | "lock" | "unlock";
                            at: string;
                            who: string;
                            why: string;
                        }[];
                        isLocked: boolean;
                        /** @enum {string} */
                        kind: "listing" | "agent-review" | "location-review" | "location-review-comment" | "question" | "answer" | "answer-comment";
                        path: string;
                        reports: {
                            createdAt: string;
                            detail: string;
                            reason: string;
                            reporter: string;
                        }[];
                        /** @enum {string} */
                        state: "pending" | "visible" | "hidden" | "removed";
                        targetId: number;
                        text: string;
                    };
                };
            };
        };
    };
    moderationQueue: {
        parameters: {
            query?: {
                kind?: "listing" | "agent-review" | "location-review" | "location-review-comment" | "question" | "answer" | "answer-comment";
                skip?: number;
                take?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            case: {
                                authorId: number | null;
                                authorName: string;
                                history: {
                                    /** @enum {string} */
                                    action: "show" | "hide" | "restore" | "remove" | "dismiss" | "warn" | "lock" | "unlock";
                                    at: string;
                                    who: string;
                                    why: string;
                                }[];
                                isLocked: boolean;
                                /** @enum {string} */
                                kind: "listing" | "agent-review" | "location-review" | "location-review-comment" | "question" | "answer" | "answer-comment";
                                path: string;
                                reports: {
                                    createdAt: string;
                                    detail: string;
                                    reason: string;
                                    reporter: string;
                                }[];
                                /** @enum {string} */
                                state: "pending" | "visible" | "hidden" | "removed";
                                targetId: number;
                                text: string;
                            };
                            /** @enum {string} */
                            kind: "listing" | "agent-review" | "location-review" | "location-review-comment" | "question" | "answer" | "answer-comment";
                            reportCount: number;
                            since: string;
                            targetId: number;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    offices: {
        parameters: {
            query?: {
                json?: string;
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            about: string;
                            address: string | null;
                            agentCount: number;
                            averageRating: number | null;
                            brandColour: string | null;
                            claimed: boolean;
                            company: {
                                href: string;
                                id: number;
                                name: string;
                                slug: string;
                            } | null;
                            href: string;
                            id: number;
                            listingCounts: {
                                buy: number;
                                leased: number;
                                rent: number;
                                sold: number;
                            };
                            location: {
                                locationSlug: string;
                                postcode: string | null;
                                stateCode: string;
                                suburb: string;
                            } | null;
                            logo: string | null;
                            name: string;
                            phone: string | null;
                            reviewCount: number;
                            slug: string;
                            socialLinks: {
                                facebook?: string;
                                instagram?: string;
                                linkedin?: string;
                                website?: string;
                            };
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    posts: {
        parameters: {
            query?: {
                skip?: string;
                take?: string;
                topic?: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hasMore: boolean;
                        results: {
                            authorName: string;
                            cover: string | null;
                            coverAlt: string;
                            publishedAt: string;
                            slug: string;
                            summary: string;
                            title: string;
                            topic: string;
                            topicSlug: string;
                            updatedAt: string;
                        }[];
                        total: number | null;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authorName: string;
                        cover: string | null;
                        coverAlt: string;
                        html: string;
                        publishedAt: string;
                        slug: string;
                        summary: string;
                        title: string;
                        topic: string;
                        topicSlug: string;
                        updatedAt: string;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    drafts: {
        parameters: {
            query?: {
                skip?: string;
                take?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            authorName: string;
                            cover: string | null;
                            coverAlt: string;
                            createdAt: string;
                            id: number;
                            markdown: string;
                            publishedAt: string | null;
                            slug: string;
                            summary: string;
                            title: string;
                            topic: string;
                            updatedAt: string;
                            version: number;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    addPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    cover?: string | null;
                    /** @default  */
                    coverAlt?: string;
                    markdown: string;
                    /** @default  */
                    summary?: string;
                    title: string;
                    /** @default  */
                    topic?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authorName: string;
                        cover: string | null;
                        coverAlt: string;
                        createdAt: string;
                        id: number;
                        markdown: string;
                        publishedAt: string | null;
                        slug: string;
                        summary: string;
                        title: string;
                        topic: string;
                        updatedAt: string;
                        version: number;
                    };
                };
            };
        };
    };
    draft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authorName: string;
                        cover: string | null;
                        coverAlt: string;
                        createdAt: string;
                        html: string;
                        id: number;
                        markdown: string;
                        publishedAt: string | null;
                        slug: string;
                        summary: string;
                        title: string;
                        topic: string;
                        updatedAt: string;
                        version: number;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    savePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
                /** @description The ETag of what was read: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    cover?: string | null;
                    /** @default  */
                    coverAlt?: string;
                    markdown: string;
                    /** @default null */
                    slug?: string | null;
                    /** @default  */
                    summary?: string;
                    title: string;
                    /** @default  */
                    topic?: string;
                    /** @default null */
                    version?: number | null;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authorName: string;
                        cover: string | null;
                        coverAlt: string;
                        createdAt: string;
                        id: number;
                        markdown: string;
                        publishedAt: string | null;
                        slug: string;
                        summary: string;
                        title: string;
                        topic: string;
                        updatedAt: string;
                        version: number;
                    };
                };
            };
            412: components["responses"]["Refused"];
        };
    };
    removePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what was read: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            412: components["responses"]["Refused"];
        };
    };
    publishPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    at?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authorName: string;
                        cover: string | null;
                        coverAlt: string;
                        createdAt: string;
                        id: number;
                        markdown: string;
                        publishedAt: string | null;
                        slug: string;
                        summary: string;
                        title: string;
                        topic: string;
                        updatedAt: string;
                        version: number;
                    };
                };
            };
        };
    };
    withdrawPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authorName: string;
                        cover: string | null;
                        coverAlt: string;
                        createdAt: string;
                        id: number;
                        markdown: string;
                        publishedAt: string | null;
                        slug: string;
                        summary: string;
                        title: string;
                        topic: string;
                        updatedAt: string;
                        version: number;
                    };
                };
            };
        };
    };
    followQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        followerCount: number;
                        isFollowing: boolean;
                    };
                };
            };
        };
    };
    unfollowQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        followerCount: number;
                        isFollowing: boolean;
                    };
                };
            };
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    questionId: number;
                    text: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        author: {
                            agentUsername: string | null;
                            avatar: string | null;
                            memberId: number | null;
                            name: string;
                            username: string | null;
                        };
                        /** Format: date-time */
                        createdAt: string;
                        editedAt: string | null;
                        isVisible: boolean;
                        postId: number;
                        questionId: number;
                        text: string;
                        /** @enum {number} */
                        viewerVote: 1 | -1 | 0;
                        votes: number;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    commentOnAnswer: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answerId: number;
                    text: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        author: {
                            agentUsername: string | null;
                            avatar: string | null;
                            memberId: number | null;
                            name: string;
                            username: string | null;
                        };
                        /** Format: date-time */
                        createdAt: string;
                        editedAt: string | null;
                        isVisible: boolean;
                        postId: number;
                        replyId: number;
                        text: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    markReviewHelpful: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default true */
                    helpful?: boolean;
                    reviewId: number;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        helpfulCount: number;
                        markedHelpful: boolean | null;
                        reviewId: number;
                        unhelpfulCount: number;
                    };
                };
            };
        };
    };
    commentOnReview: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reviewId: number;
                    text: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        author: {
                            agentUsername: string | null;
                            avatar: string | null;
                            memberId: number | null;
                            name: string;
                            username: string | null;
                        };
                        createdOn: string;
                        id: number;
                        reviewId: number;
                        text: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    undoReviewHelpful: {
        parameters: {
            query?: never;
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reviewId: number;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        helpfulCount: number;
                        markedHelpful: boolean | null;
                        reviewId: number;
                        unhelpfulCount: number;
                    };
                };
            };
        };
    };
    enquireAboutProperty: {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyEnquiry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryReceipt"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    question: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        author: {
                            agentUsername: string | null;
                            avatar: string | null;
                            memberId: number | null;
                            name: string;
                            username: string | null;
                        };
                        bestAnswerId: number | null;
                        content: string;
                        /** Format: date-time */
                        createdAt: string;
                        editedAt: string | null;
                        followerCount: number;
                        isDiscussion: boolean;
                        isFollowing: boolean;
                        isLocked: boolean;
                        isVisible: boolean;
                        localityId: number;
                        location: {
                            id: number;
                            label: string;
                            name: string;
                            slug: string;
                        };
                        postId: number;
                        replies: {
                            author: {
                                agentUsername: string | null;
                                avatar: string | null;
                                memberId: number | null;
                                name: string;
                                username: string | null;
                            };
                            comments: {
                                author: {
                                    agentUsername: string | null;
                                    avatar: string | null;
                                    memberId: number | null;
                                    name: string;
                                    username: string | null;
                                };
                                /** Format: date-time */
                                createdAt: string;
                                editedAt: string | null;
                                isVisible: boolean;
                                postId: number;
                                replyId: number;
                                text: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            editedAt: string | null;
                            isVisible: boolean;
                            postId: number;
                            questionId: number;
                            text: string;
                            /** @enum {number} */
                            viewerVote: 1 | -1 | 0;
                            votes: number;
                        }[];
                        replyCount: number;
                        street: string | null;
                        title: string;
                        topics: ("schools" | "transport" | "safety" | "lifestyle" | "neighbours" | "environment" | "services" | "costs" | "buying" | "renting" | "building")[];
                        /** Format: date-time */
                        updatedAt: string;
                        uri: string;
                        /** @enum {number} */
                        viewerVote: 1 | -1 | 0;
                        votes: number;
                    };
                };
            };
        };
    };
    locationQuestions: {
        parameters: {
            query?: {
                skip?: number;
                take?: number;
                type?: "0" | "1" | "2";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            author: {
                                agentUsername: string | null;
                                avatar: string | null;
                                memberId: number | null;
                                name: string;
                                username: string | null;
                            };
                            bestAnswerId: number | null;
                            content: string;
                            /** Format: date-time */
                            createdAt: string;
                            editedAt: string | null;
                            followerCount: number;
                            isDiscussion: boolean;
                            isFollowing: boolean;
                            isLocked: boolean;
                            isVisible: boolean;
                            localityId: number;
                            location: {
                                id: number;
                                label: string;
                                name: string;
                                slug: string;
                            };
                            postId: number;
                            replies: {
                                author: {
                                    agentUsername: string | null;
                                    avatar: string | null;
                                    memberId: number | null;
                                    name: string;
                                    username: string | null;
                                };
                                comments: {
                                    author: {
                                        agentUsername: string | null;
                                        avatar: string | null;
                                        memberId: number | null;
                                        name: string;
                                        username: string | null;
                                    };
                                    /** Format: date-time */
                                    createdAt: string;
                                    editedAt: string | null;
                                    isVisible: boolean;
                                    postId: number;
                                    replyId: number;
                                    text: string;
                                }[];
                                /** Format: date-time */
                                createdAt: string;
                                editedAt: string | null;
                                isVisible: boolean;
                                postId: number;
                                questionId: number;
                                text: string;
                                /** @enum {number} */
                                viewerVote: 1 | -1 | 0;
                                votes: number;
                            }[];
                            replyCount: number;
                            street: string | null;
                            title: string;
                            topics: ("schools" | "transport" | "safety" | "lifestyle" | "neighbours" | "environment" | "services" | "costs" | "buying" | "renting" | "building")[];
                            /** Format: date-time */
                            updatedAt: string;
                            uri: string;
                            /** @enum {number} */
                            viewerVote: 1 | -1 | 0;
                            votes: number;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    locationReviews: {
        parameters: {
            query?: {
                order?: "newest" | "mostHelpful" | "highestRating" | "lowestRating";
                skip?: number;
                take?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ratings: {
                            average: number | null;
                            count: number;
                            distribution: number[];
                            factors: {
                                average: number;
                                count: number;
                                /** @enum {string} */
                                factor: "transport" | "shopsAndCafes" | "schools" | "parks" | "safety" | "quiet" | "community" | "families" | "parking" | "value";
                                label: string;
                            }[];
                        };
                        results: {
                            author: {
                                agentUsername: string | null;
                                avatar: string | null;
                                memberId: number | null;
                                name: string;
                                username: string | null;
                            };
                            commentCount: number;
                            comments: {
                                author: {
                                    agentUsername: string | null;
                                    avatar: string | null;
                                    memberId: number | null;
                                    name: string;
                                    username: string | null;
                                };
                                createdOn: string;
                                id: number;
                                reviewId: number;
                                text: string;
                            }[];
                            cons: string[];
                            createdOn: string;
                            helpfulCount: number;
                            id: number;
                            locationId: number;
                            locationLabel: string;
                            locationSlug: string;
                            pros: string[];
                            rating: number;
                            ratings: {
                                /** @enum {string} */
                                factor: "transport" | "shopsAndCafes" | "schools" | "parks" | "safety" | "quiet" | "community" | "families" | "parking" | "value";
                                rating: number;
                            }[];
                            /** @enum {string} */
                            relation: "lives" | "lived" | "works" | "visits";
                            text: string;
                            title: string;
                            unhelpfulCount: number;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    addLocationReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    cons?: string[];
                    /** @default [] */
                    pros?: string[];
                    rating: number;
                    /** @default [] */
                    ratings?: {
                        /** @enum {string} */
                        factor: "transport" | "shopsAndCafes" | "schools" | "parks" | "safety" | "quiet" | "community" | "families" | "parking" | "value";
                        rating: number;
                    }[];
                    /** @enum {string} */
                    relation: "lives" | "lived" | "works" | "visits";
                    text: string;
                    /** @default  */
                    title?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        author: {
                            agentUsername: string | null;
                            avatar: string | null;
                            memberId: number | null;
                            name: string;
                            username: string | null;
                        };
                        commentCount: number;
                        cons: string[];
                        createdOn: string;
                        helpfulCount: number;
                        id: number;
                        isOwn: boolean;
                        locationId: number;
                        locationLabel: string;
                        locationSlug: string;
                        markedHelpful: boolean | null;
                        pros: string[];
                        rating: number;
                        ratings: {
                            /** @enum {string} */
                            factor: "transport" | "shopsAndCafes" | "schools" | "parks" | "safety" | "quiet" | "community" | "families" | "parking" | "value";
                            rating: number;
                        }[];
                        /** @enum {string} */
                        relation: "lives" | "lived" | "works" | "visits";
                        text: string;
                        title: string;
                        unhelpfulCount: number;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    changeLocationReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    cons?: string[];
                    /** @default [] */
                    pros?: string[];
                    rating: number;
                    /** @default [] */
                    ratings?: {
                        /** @enum {string} */
                        factor: "transport" | "shopsAndCafes" | "schools" | "parks" | "safety" | "quiet" | "community" | "families" | "parking" | "value";
                        rating: number;
                    }[];
                    /** @enum {string} */
                    relation: "lives" | "lived" | "works" | "visits";
                    text: string;
                    /** @default  */
                    title?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        author: {
                            agentUsername: string | null;
                            avatar: string | null;
                            memberId: number | null;
                            name: string;
                            username: string | null;
                        };
                        commentCount: number;
                        cons: string[];
                        createdOn: string;
                        helpfulCount: number;
                        id: number;
                        isOwn: boolean;
                        locationId: number;
                        locationLabel: string;
                        locationSlug: string;
                        markedHelpful: boolean | null;
                        pros: string[];
                        rating: number;
                        ratings: {
                            /** @enum {string} */
                            factor: "transport" | "shopsAndCafes" | "schools" | "parks" | "safety" | "quiet" | "community" | "families" | "parking" | "value";
                            rating: number;
                        }[];
                        /** @enum {string} */
                        relation: "lives" | "lived" | "works" | "visits";
                        text: string;
                        title: string;
                        unhelpfulCount: number;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    removeLocationReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    vendorReviewRequests: {
        parameters: {
            query?: {
                agentUserId?: number;
                skip?: number;
                status?: "1" | "2" | "3";
                take?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            agentId: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            id: number;
                            listingId: number | null;
                            reviewId: number | null;
                            /** @enum {number} */
                            status: 1 | 2 | 3;
                            vendorEmail: string;
                            vendorName: string;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    vendorReviewRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                        id: number;
                        listingId: number | null;
                        reviewId: number | null;
                        /** @enum {number} */
                        status: 1 | 2 | 3;
                        vendorEmail: string;
                        vendorName: string;
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    withdrawVendorReviewRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of what was read: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                        id: number;
                        listingId: number | null;
                        reviewId: number | null;
                        /** @enum {number} */
                        status: 1 | 2 | 3;
                        vendorEmail: string;
                        vendorName: string;
                    };
                };
            };
            412: components["responses"]["Refused"];
        };
    };
    addVendorReviewRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    listingId?: number | null;
                    /** Format: email */
                    vendorEmail: string;
                    vendorName: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                        id: number;
                        listingId: number | null;
                        reviewId: number | null;
                        /** @enum {number} */
                        status: 1 | 2 | 3;
                        vendorEmail: string;
                        vendorName: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    addVendorReviewRequestBySlash: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    listingId?: number | null;
                    /** Format: email */
                    vendorEmail: string;
                    vendorName: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentId: number;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                        id: number;
                        listingId: number | null;
                        reviewId: number | null;
                        /** @enum {number} */
                        status: 1 | 2 | 3;
                        vendorEmail: string;
                        vendorName: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    vendorReviewInvitation: {
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
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agentName: string;
                        agentUsername: string;
                        /** Format: date-time */
                        expiresAt: string;
                        listingId: number | null;
                        officeName: string;
                        vendorName: string;
                    };
                };
            };
        };
    };
    addVendorReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this one wish: sent again with the same key it is answered as the first time, and done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    rating: number;
                    /** @default {} */
                    ratings?: {
                        communication?: number;
                        honesty?: number;
                        knowledge?: number;
                        marketing?: number;
                        negotiation?: number;
                    };
                    /**
                     * @default vendor
                     * @enum {string}
                     */
                    role?: "vendor" | "landlord";
                    text: string;
                    /** @default  */
                    title?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        received: true;
                    };
                };
            };
        };
    };
    agentsAndLocations: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agents: {
                            areasOfExpertise: string[];
                            awards: {
                                title: string;
                                year: number;
                            }[];
                            bio: string;
                            contactDetails: {
                                email: string | null;
                                officePhone: string | null;
                                phone: string | null;
                            };
                            followers: number;
                            following: number;
                            fullName: string;
                            hasLeft: boolean;
                            id: number;
                            isClaimed: boolean;
                            languages: string[];
                            name: string;
                            office: {
                                brandColour: string | null;
                                id: number;
                                location: {
                                    locationSlug: string;
                                    postcode: string | null;
                                    stateCode: string;
                                    suburb: string;
                                } | null;
                                name: string;
                                phone: string | null;
                                slug: string;
                            };
                            performance: {
                                forRent: number;
                                forSale: number;
                                leased: number;
                                leasedInPeriod: number;
                                medianRent: number | null;
                                medianRentCount: number;
                                medianSoldPrice: number | null;
                                medianSoldPriceCount: number;
                                period: {
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    to: string;
                                };
                                sold: number;
                                soldInPeriod: number;
                                underOffer: number;
                            };
                            portrait: string | null;
                            reviewSummary: {
                                average: number | null;
                                count: number;
                                factors: {
                                    average: number;
                                    count: number;
                                    factor: string;
                                }[];
                                stars: number[];
                            };
                            servicedLocations: {
                                id: number;
                                label: string;
                                name: string;
                                postcode: string | null;
                                slug: string;
                                stateCode: string;
                            }[];
                            socialLinks: {
                                facebook?: string;
                                instagram?: string;
                                linkedin?: string;
                                website?: string;
                            };
                            /** @enum {string} */
                            tier: "basic" | "standard" | "feature" | "premiere";
                            title: string | null;
                            username: string;
                            video: string | null;
                        }[];
                        locations: {
                            name: string;
                            slug: string;
                            stateCode: string | null;
                            type: string;
                        }[];
                    };
                };
            };
        };
    };
    searchLocations: {
        parameters: {
            query: {
                kinds?: string;
                q: string;
                take?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            agentUsername: string | null;
                            detail: string;
                            /** @enum {string} */
                            kind: "suburb" | "region" | "state" | "postcode" | "street" | "school" | "office" | "agent";
                            label: string;
                            latLong: {
                                latitude: number;
                                longitude: number;
                            } | null;
                            officeSlug: string | null;
                            slug: string | null;
                            stateCode: string | null;
                        }[];
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    officesAndLocations: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        locations: {
                            name: string;
                            slug: string;
                            stateCode: string | null;
                            type: string;
                        }[];
                        offices: {
                            about: string;
                            address: string | null;
                            agentCount: number;
                            averageRating: number | null;
                            brandColour: string | null;
                            claimed: boolean;
                            company: {
                                href: string;
                                id: number;
                                name: string;
                                slug: string;
                            } | null;
                            href: string;
                            id: number;
                            listingCounts: {
                                buy: number;
                                leased: number;
                                rent: number;
                                sold: number;
                            };
                            location: {
                                locationSlug: string;
                                postcode: string | null;
                                stateCode: string;
                                suburb: string;
                            } | null;
                            logo: string | null;
                            name: string;
                            phone: string | null;
                            reviewCount: number;
                            slug: string;
                            socialLinks: {
                                facebook?: string;
                                instagram?: string;
                                linkedin?: string;
                                website?: string;
                            };
                        }[];
                    };
                };
            };
        };
    };
    searchProperties: {
        parameters: {
            query: {
                q: string;
                take?: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            id: number;
                            label: string;
                            /** @enum {string} */
                            propertyType: "acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other";
                            /** @enum {string} */
                            statusType: "buy" | "rent" | "sold" | "leased";
                            uri: string;
                        }[];
                    };
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    baseTile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of source.json. */
                version: string;
                /** @description Column */
                x: number;
                /** @description Row */
                y: number;
                /** @description Zoom */
                z: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The tile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.mapbox-vector-tile": string;
                };
            };
        };
    };
    baseMap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description TileJSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    listingTile: {
        parameters: {
            query?: {
                /** @description The path and query of a page of results, such as /for-sale/richmond-vic-3121/real-estate. */
                search?: string;
                /** @description Ids of listings to leave out, separated by commas. */
                without?: string;
            };
            header?: never;
            path: {
                /** @description Column */
                x: number;
                /** @description Row */
                y: number;
                /** @description Zoom */
                z: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The tile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.mapbox-vector-tile": string;
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    mapPicture: {
        parameters: {
            query?: {
                /** @description The path and query of a page of results, such as /for-sale/richmond-vic-3121/real-estate. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description The caller has the answer as it is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    trackAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingBatch"];
                "text/plain": string;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 0 when the visitor opted out (Sec-GPC, DNT, consent). */
                        kept: number;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    trackListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingBatch"];
                "text/plain": string;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 0 when the visitor opted out (Sec-GPC, DNT, consent). */
                        kept: number;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    reportPost: {
        parameters: {
            query: {
                kind?: "listing" | "agent-review" | "location-review" | "location-review-comment" | "question" | "answer" | "answer-comment";
                postId: number;
            };
            header: {
                /** @description The site's host name. */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    detail?: string;
                    reason: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        reported: true;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    agentResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        areasOfExpertise: string[];
                        awards: {
                            title: string;
                            year: number;
                        }[];
                        bio: string;
                        contactDetails: {
                            email: string | null;
                            officePhone: string | null;
                            phone: string | null;
                        };
                        followers: number;
                        following: number;
                        fullName: string;
                        hasLeft: boolean;
                        id: number;
                        isClaimed: boolean;
                        languages: string[];
                        name: string;
                        office: {
                            brandColour: string | null;
                            id: number;
                            location: {
                                locationSlug: string;
                                postcode: string | null;
                                stateCode: string;
                                suburb: string;
                            } | null;
                            name: string;
                            phone: string | null;
                            slug: string;
                        };
                        performance: {
                            forRent: number;
                            forSale: number;
                            leased: number;
                            leasedInPeriod: number;
                            medianRent: number | null;
                            medianRentCount: number;
                            medianSoldPrice: number | null;
                            medianSoldPriceCount: number;
                            period: {
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                            };
                            sold: number;
                            soldInPeriod: number;
                            underOffer: number;
                        };
                        portrait: string | null;
                        reviewSummary: {
                            average: number | null;
                            count: number;
                            factors: {
                                average: number;
                                count: number;
                                factor: string;
                            }[];
                            stars: number[];
                        };
                        servicedLocations: {
                            id: number;
                            label: string;
                            name: string;
                            postcode: string | null;
                            slug: string;
                            stateCode: string;
                        }[];
                        socialLinks: {
                            facebook?: string;
                            instagram?: string;
                            linkedin?: string;
                            website?: string;
                        };
                        /** @enum {string} */
                        tier: "basic" | "standard" | "feature" | "premiere";
                        title: string | null;
                        username: string;
                        video: string | null;
                    };
                };
            };
        };
    };
    company: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        href: string;
                        id: number;
                        name: string;
                        officeCount: number;
                        slug: string;
                        stateCode: string | null;
                        website: string | null;
                    };
                };
            };
        };
    };
    officesOfCompany: {
        parameters: {
            query?: {
                skip?: number;
                take?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            about: string;
                            address: string | null;
                            agentCount: number;
                            averageRating: number | null;
                            brandColour: string | null;
                            claimed: boolean;
                            company: {
                                href: string;
                                id: number;
                                name: string;
                                slug: string;
                            } | null;
                            href: string;
                            id: number;
                            listingCounts: {
                                buy: number;
                                leased: number;
                                rent: number;
                                sold: number;
                            };
                            location: {
                                locationSlug: string;
                                postcode: string | null;
                                stateCode: string;
                                suburb: string;
                            } | null;
                            logo: string | null;
                            name: string;
                            phone: string | null;
                            reviewCount: number;
                            slug: string;
                            socialLinks: {
                                facebook?: string;
                                instagram?: string;
                                linkedin?: string;
                                website?: string;
                            };
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    office: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        about: string;
                        address: string | null;
                        agentCount: number;
                        averageRating: number | null;
                        brandColour: string | null;
                        claimed: boolean;
                        company: {
                            href: string;
                            id: number;
                            name: string;
                            slug: string;
                        } | null;
                        href: string;
                        id: number;
                        listingCounts: {
                            buy: number;
                            leased: number;
                            rent: number;
                            sold: number;
                        };
                        location: {
                            locationSlug: string;
                            postcode: string | null;
                            stateCode: string;
                            suburb: string;
                        } | null;
                        logo: string | null;
                        name: string;
                        phone: string | null;
                        reviewCount: number;
                        slug: string;
                        socialLinks: {
                            facebook?: string;
                            instagram?: string;
                            linkedin?: string;
                            website?: string;
                        };
                    };
                };
            };
        };
    };
    officeAgents: {
        parameters: {
            query?: {
                skip?: number;
                take?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            areasOfExpertise: string[];
                            awards: {
                                title: string;
                                year: number;
                            }[];
                            bio: string;
                            contactDetails: {
                                email: string | null;
                                officePhone: string | null;
                                phone: string | null;
                            };
                            followers: number;
                            following: number;
                            fullName: string;
                            hasLeft: boolean;
                            id: number;
                            isClaimed: boolean;
                            languages: string[];
                            name: string;
                            office: {
                                brandColour: string | null;
                                id: number;
                                location: {
                                    locationSlug: string;
                                    postcode: string | null;
                                    stateCode: string;
                                    suburb: string;
                                } | null;
                                name: string;
                                phone: string | null;
                                slug: string;
                            };
                            performance: {
                                forRent: number;
                                forSale: number;
                                leased: number;
                                leasedInPeriod: number;
                                medianRent: number | null;
                                medianRentCount: number;
                                medianSoldPrice: number | null;
                                medianSoldPriceCount: number;
                                period: {
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    to: string;
                                };
                                sold: number;
                                soldInPeriod: number;
                                underOffer: number;
                            };
                            portrait: string | null;
                            reviewSummary: {
                                average: number | null;
                                count: number;
                                factors: {
                                    average: number;
                                    count: number;
                                    factor: string;
                                }[];
                                stars: number[];
                            };
                            servicedLocations: {
                                id: number;
                                label: string;
                                name: string;
                                postcode: string | null;
                                slug: string;
                                stateCode: string;
                            }[];
                            socialLinks: {
                                facebook?: string;
                                instagram?: string;
                                linkedin?: string;
                                website?: string;
                            };
                            /** @enum {string} */
                            tier: "basic" | "standard" | "feature" | "premiere";
                            title: string | null;
                            username: string;
                            video: string | null;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    "webhook:enquiry.received": {
        parameters: {
            query?: never;
            header: {
                /** @description Names the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 of `id.timestamp.body`; two of them, separated by a space, for a day after a rotation. */
                "webhook-signature": string;
                /** @description Of the attempt, seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["WebhookEnquiry"];
                    /** @description ISO 8601, UTC */
                    timestamp: string;
                    /** @constant */
                    type: "enquiry.received";
                };
            };
        };
        responses: {
            /** @description Accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook:listing.changed": {
        parameters: {
            query?: never;
            header: {
                /** @description Names the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 of `id.timestamp.body`; two of them, separated by a space, for a day after a rotation. */
                "webhook-signature": string;
                /** @description Of the attempt, seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Listing"];
                    /** @description ISO 8601, UTC */
                    timestamp: string;
                    /** @constant */
                    type: "listing.changed";
                };
            };
        };
        responses: {
            /** @description Accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook:listing.leased": {
        parameters: {
            query?: never;
            header: {
                /** @description Names the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 of `id.timestamp.body`; two of them, separated by a space, for a day after a rotation. */
                "webhook-signature": string;
                /** @description Of the attempt, seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Listing"];
                    /** @description ISO 8601, UTC */
                    timestamp: string;
                    /** @constant */
                    type: "listing.leased";
                };
            };
        };
        responses: {
            /** @description Accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook:listing.published": {
        parameters: {
            query?: never;
            header: {
                /** @description Names the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 of `id.timestamp.body`; two of them, separated by a space, for a day after a rotation. */
                "webhook-signature": string;
                /** @description Of the attempt, seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Listing"];
                    /** @description ISO 8601, UTC */
                    timestamp: string;
                    /** @constant */
                    type: "listing.published";
                };
            };
        };
        responses: {
            /** @description Accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook:listing.sold": {
        parameters: {
            query?: never;
            header: {
                /** @description Names the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 of `id.timestamp.body`; two of them, separated by a space, for a day after a rotation. */
                "webhook-signature": string;
                /** @description Of the attempt, seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Listing"];
                    /** @description ISO 8601, UTC */
                    timestamp: string;
                    /** @constant */
                    type: "listing.sold";
                };
            };
        };
        responses: {
            /** @description Accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook:listing.withdrawn": {
        parameters: {
            query?: never;
            header: {
                /** @description Names the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 of `id.timestamp.body`; two of them, separated by a space, for a day after a rotation. */
                "webhook-signature": string;
                /** @description Of the attempt, seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        id: number;
                    };
                    /** @description ISO 8601, UTC */
                    timestamp: string;
                    /** @constant */
                    type: "listing.withdrawn";
                };
            };
        };
        responses: {
            /** @description Accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook:review.received": {
        parameters: {
            query?: never;
            header: {
                /** @description Names the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 of `id.timestamp.body`; two of them, separated by a space, for a day after a rotation. */
                "webhook-signature": string;
                /** @description Of the attempt, seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["WebhookReview"];
                    /** @description ISO 8601, UTC */
                    timestamp: string;
                    /** @constant */
                    type: "review.received";
                };
            };
        };
        responses: {
            /** @description Accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook:upload.done": {
        parameters: {
            query?: never;
            header: {
                /** @description Names the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 of `id.timestamp.body`; two of them, separated by a space, for a day after a rotation. */
                "webhook-signature": string;
                /** @description Of the attempt, seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["WebhookUpload"];
                    /** @description ISO 8601, UTC */
                    timestamp: string;
                    /** @constant */
                    type: "upload.done";
                };
            };
        };
        responses: {
            /** @description Accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook:webhook.test": {
        parameters: {
            query?: never;
            header: {
                /** @description Names the event: the same at every attempt. */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 of `id.timestamp.body`; two of them, separated by a space, for a day after a rotation. */
                "webhook-signature": string;
                /** @description Of the attempt, seconds since 1970. Refuse what is older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        webhookId: number;
                    };
                    /** @description ISO 8601, UTC */
                    timestamp: string;
                    /** @constant */
                    type: "webhook.test";
                };
            };
        };
        responses: {
            /** @description Accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
