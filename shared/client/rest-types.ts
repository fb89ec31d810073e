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
         * Votes for (1) or against (-1) a question, or one of its answers. The same vote again removes it.
         * @description At most 120 per hour for each member.
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
         * Asks a question about a suburb, or starts a discussion.
         * @description At most 5 per hour and 15 per day for each member.
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
        /** Stops following a suburb. */
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
        /** An agent's current, sold and leased listings on this site. Medians cover the last twelve months and need at least three public prices. */
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
         * Reviews an agent, once per agent and listing. It is public after a moderator has approved it.
         * @description At most 10 per day for each member.
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
        /** Deletes the caller's own review. */
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
        /** Publishes the reviewed agent's reply, or replaces it. */
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
        /** Reviews imported from other sites, latest first; of one agent if the ID is given. */
        get: operations["importedReviews"];
        put?: never;
        /** Imports reviews of an agent from another site, each once. For admins. */
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
        /** Agents by name, location, office or IDs. Results in a location are sorted by sales and leases there in the last twelve months, others by tier, rating and activity. */
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
        /** Activity of an agent, latest first. activityTypes are separated by commas; all if omitted. */
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
         * Sends an enquiry to an agent.
         * @description At most 60 per hour for each network.
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
        /** The latest 5,000 enquiries to the calling agent, as text/csv. */
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
        /** An alert of the caller. */
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
        /** Marks the new listings of an alert of the caller as seen. */
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
        /** Alerts of the caller, newest first. */
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
        /** Marks the new listings of all alerts of the caller as seen. */
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
        /** Stops following an agent. */
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
        /** Follows an agent. Repeats have no effect. */
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
        /** A transaction of the calling agent. */
        get: operations["agentTransaction"];
        /** Replaces a transaction. */
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
        /** A member by username. Full data for the member, public data for others. */
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
        /** Saves a search as an alert. Only for members with a verified email address. */
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
        /** Sets the browser's session cookies from tokens: the bearer token of the request, and the refresh token in the body. */
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
         * Signs in through a provider, like POST /auth/social.
         * @description At most 30 per minute, 150 per hour and 600 per day for each network.
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
         * Sends a link to reset the password, like POST /auth/forgot.
         * @description At most 20 per hour and 60 per day for each network. At most 3 per hour and 6 per day for each account.
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
         * Signs in, like POST /auth/signin.
         * @description At most 30 per minute, 150 per hour and 600 per day for each network. At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each account and network. At most 30 per 15 minutes and 60 per hour for each account.
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
        /** Signs out, like POST /auth/signout. */
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
         * For callers without cookies: exchanges credentials, the code for a challenge, or a refresh token for new tokens. A refresh token can be used once.
         * @description At most 30 per minute, 150 per hour and 600 per day for each network. At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each account and network. At most 30 per 15 minutes and 60 per hour for each account. At most 30 per minute, 150 per hour and 600 per day for each network. At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each member.
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
         * Signs up, like POST /auth/signup.
         * @description At most 20 per hour and 60 per day for each network. At most 3 per hour and 6 per day for each account.
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
         * Confirms a change of the email address, by the link that was sent to the new address.
         * @description At most 30 per minute, 150 per hour and 600 per day for each network.
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
         * Undoes a change of the email address within seven days, by the link sent to the old address. Restores the old address, signs out all devices, removes the password and linked sign-ins, and sends a link to set a new password.
         * @description At most 30 per minute, 150 per hour and 600 per day for each network.
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
         * Sends a link to reset the password if the address has an account. The response is the same if it has none.
         * @description At most 20 per hour and 60 per day for each network. At most 3 per hour and 6 per day for each account.
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
        /** A member by username, or the caller by number. Full data of the caller, public data of others. */
        get: operations["authMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with the signature of a passkey. No second factor is required, as the passkey was unlocked by PIN, fingerprint or face.
         * @description At most 30 per minute, 150 per hour and 600 per day for each network.
         */
        post: operations["signInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a sign-in by passkey: returns options for `navigator.credentials.get()`, with a challenge that can be used once within five minutes. They do not name a member.
         * @description At most 120 per minute and 1200 per hour for each network.
         */
        post: operations["passkeySignInOptions"];
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
         * Re-authenticates the caller by the password, and a code if there is a second factor. Allows sensitive changes for ten minutes, which otherwise return 403 for `proof`.
         * @description At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each member. At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each member.
         */
        post: operations["proveSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/prove/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Re-authenticates the caller by the signature of a passkey, like POST /auth/prove by the password.
         * @description At most 30 per minute, 150 per hour and 600 per day for each network.
         */
        post: operations["proveByPasskey"];
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
        /** Available sign-in providers. A sign-in starts at /auth/social/{name}?returnTo=/page. */
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
        /** Exchanges the `refresh` cookie for new access and refresh tokens. Reuse of a token ends the session. */
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
         * Sets a new password by the link in an email. Signs in on this device and signs out all others.
         * @description At most 30 per minute, 150 per hour and 600 per day for each network.
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
         * Completes a sign-in that returned 401 with a `challenge`, by a code from the authenticator app or a recovery code, within five minutes. A sign-in through a provider uses the browser's cookie instead of the challenge.
         * @description At most 30 per minute, 150 per hour and 600 per day for each network. At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each member.
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
        /** The signed-in member. Without a session, signedIn is false. */
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
         * Signs in with an email address or username and a password. If the account has a second factor, returns 401 with a `challenge` for POST /auth/second-factor.
         * @description At most 30 per minute, 150 per hour and 600 per day for each network. At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each account and network. At most 30 per 15 minutes and 60 per hour for each account.
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
        /** Signs out this device. No effect without a session. */
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
         * Signs up and sends an email with a link. The response is the same whether or not the address has an account. `location` is the address of the member.
         * @description At most 20 per hour and 60 per day for each network. At most 3 per hour and 6 per day for each account.
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
         * Signs in with the parameters from a provider's redirect. Without a provider name or code, the response is empty; with an error, it is that error. If the account has a second factor, returns 401 with a `challenge`, which is also set as a cookie for POST /auth/second-factor.
         * @description At most 30 per minute, 150 per hour and 600 per day for each network.
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
         * Confirms an email address by the link in an email and signs in. In a browser other than the one that signed up, the password is required: without it the response is 422 for the field `password`, and the link stays valid.
         * @description At most 30 per minute, 150 per hour and 600 per day for each network.
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
         * Sends a buyer's or renter's enquiry to an agent, an office, or the office with the most listings in the suburb.
         * @description At most 60 per hour for each network.
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
        /** Companies by name, optionally in one state. */
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
         * Sends an enquiry about the site's own products.
         * @description At most 60 per hour for each network.
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
         * Reports up to 10 failures in a browser, by area and release. Addresses, secrets and personal names are removed before anything is stored.
         * @description At most 30 per minute for each network.
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
        /** Events for the open pages of the signed-in member, as server-sent events. For the site's own pages. */
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
         * Sends a picture, to which a later document can refer by file name.
         * @description At most 600 per minute and 6000 per hour for each office.
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
         * Sends listings of the office as JSON, which are imported in the background, like REAXML.
         * @description At most 50 MB, optionally with Content-Encoding gzip. At most 60 per minute and 600 per hour for each office.
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
         * The office's listings as REAXML, including changes by its agents and manually created listings.
         * @description Hidden prices and addresses are marked with display="no". At most 60 per minute and 600 per hour for each office.
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
         * Dry run: reports the outcome of listings in JSON without storing anything.
         * @description At most 60 per minute and 600 per hour for each office.
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
         * Sends a REAXML document of the office, which is imported in the background.
         * @description At most 50 MB, optionally with Content-Encoding gzip. At most 60 per minute and 600 per hour for each office.
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
         * Dry run: reports the outcome of a document without storing anything.
         * @description At most 60 per minute and 600 per hour for each office.
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
        /** Uploads of the office, latest first. */
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
        /** Outcome of an upload for each listing. */
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
        /** A listing. If it was removed, its status says so and canonicalUri is the address of its successor. */
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
         * Sends an enquiry to the agents of a listing.
         * @description At most 60 per hour for each network.
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
        /** Schools nearest to a listing with their distance in a straight line; for a hidden address, schools of its suburb without distances. areKnown is false if no list of schools was imported. */
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
         * Sends a potential vendor's or landlord's enquiry to an agent, an office, or the office with the most listings in the suburb.
         * @description At most 60 per hour for each network.
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
        /** Details of a listing for its enquiry form, and whether it accepts enquiries. */
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
        /** Positions of an agent's listings. */
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
        /** Searches for listings within an area drawn on the map. Returns a page of results. */
        get: operations["listingsByBoundary"];
        put?: never;
        /** Searches for listings within an area drawn on the map. Returns a page of results. */
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
        /** Searches for listings within an area drawn on the map. Returns positions of the results for a map, at most 500, highest tiers first. */
        get: operations["listingsByBoundaryOnMap"];
        put?: never;
        /** Searches for listings within an area drawn on the map. Returns positions of the results for a map, at most 500, highest tiers first. */
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
        /** Listings by ID, in the order of the request. Unknown IDs are skipped. */
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
        /** Office and agents of each listing. */
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
        /** Listings by ID, in the order of the request. Unknown IDs are skipped. */
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
        /** Searches for listings in suburbs, regions, states and postcodes. Returns a page of results. */
        get: operations["listingsByLocation"];
        put?: never;
        /** Searches for listings in suburbs, regions, states and postcodes. Returns a page of results. */
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
        /** Searches for listings in suburbs, regions, states and postcodes. Returns positions of the results for a map, at most 500, highest tiers first. */
        get: operations["listingsByLocationOnMap"];
        put?: never;
        /** Searches for listings in suburbs, regions, states and postcodes. Returns positions of the results for a map, at most 500, highest tiers first. */
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
        /** A suburb, region, state or postcode by ID, with its medians and, optionally, surrounding suburbs. */
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
        /** The five suburbs nearest to a position in or near a suburb, which can include that suburb itself. */
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
        /** Nearby suburbs, nearest first. */
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
        /** Positive and negative points from reviews of a suburb, the most frequent first. */
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
        /** A suburb, region, state or postcode by its current or a former slug. The response has the current one. */
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
        /** The caller's relation to a suburb: whether they follow and have reviewed it, and which reviews they marked. */
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
        /** A picture in the given width and format. It never changes. */
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
        /** A member by username, or the caller by number. Full data of the caller, public data of others. */
        get: operations["member"];
        put?: never;
        post?: never;
        /**
         * Deletes the caller's account. Posts that others have answered stay, without the name.
         * @description At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each member.
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
        /** The caller's personal access tokens, without their secrets. */
        get: operations["accessTokens"];
        put?: never;
        /**
         * Creates a personal access token. The token is returned only once; only its hash is stored.
         * @description At most 20 per hour for each member.
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
        /** Revokes a personal access token immediately. */
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
        /** A member's published reviews of agents: figures, and the latest five. */
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
        /** All stored data of the caller, as a file. */
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
        /** Number of agents, suburbs, questions and members that a member follows; the latest five for the member and admins. */
        get: operations["memberFollowingSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's passkeys, oldest first. `available` says whether the site's address supports passkeys: browsers require https and a domain name. */
        get: operations["passkeys"];
        put?: never;
        /** Adds a passkey that the browser has created. */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/passkeys/{passkey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a passkey. */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /** Renames a passkey. */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/member/{id}/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts to add a passkey: returns options for `navigator.credentials.create()`, with a challenge that can be used once within five minutes.
         * @description At most 20 per hour for each member.
         */
        post: operations["passkeyOptions"];
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
        /** Devices on which the caller receives notifications, and the key to subscribe with. */
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
        /** Stops notifying the caller on a device. */
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
         * Starts to notify the caller on this device, by the browser's push subscription.
         * @description At most 20 per hour for each member.
         */
        put: operations["addPushDevice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/security-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Security events of the caller's account within a year: sign-ins, changes of sign-in methods, and actions of admins. The latest 50, newest first. */
        get: operations["memberSecurityHistory"];
        put?: never;
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
        /** Devices that the caller is signed in on, the last used first. */
        get: operations["memberSessions"];
        put?: never;
        post?: never;
        /** Signs out all other devices. */
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
        /** Signs out a device. */
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
        /** The caller's settings. */
        get: operations["memberSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the caller's name, biography, and notification and email preferences. Omitted fields stay unchanged. */
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
         * Requests a change of the email address. The new address receives a link to confirm it, the current one a link to cancel it. The response is the same if another account has the address.
         * @description At most 5 per hour and 10 per day for each member. At most 20 per hour and 60 per day for each network. At most 3 per hour and 6 per day for each account.
         */
        post: operations["requestEmailChange"];
        /** Cancels a change of the email address that is awaiting confirmation. */
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
         * Sends another link to the new email address that is awaiting confirmation. The previous link stops working.
         * @description At most 5 per hour and 10 per day for each member. At most 20 per hour and 60 per day for each network. At most 3 per hour and 6 per day for each account.
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
         * Changes the password and signs out all other devices.
         * @description At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each member.
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
         * Confirms a second factor by a code from the authenticator app. Returns the recovery codes, only once, and signs out all other devices.
         * @description At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each member.
         */
        put: operations["confirmSecondFactor"];
        /** Starts to set up a second factor: returns the secret for an authenticator app as text and as a picture (SVG). It takes effect once confirmed by a code. */
        post: operations["beginSecondFactor"];
        /**
         * Removes the second factor; signing in then requires only the password.
         * @description At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each member. At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each member.
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
         * Creates new recovery codes, which replace all earlier ones. They are returned only once.
         * @description At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each member. At most 5 per minute, 10 per 15 minutes, 20 per hour and 40 per day for each member.
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
        /** Unlinks a sign-in provider from the caller's account. */
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
         * Sends a link that confirms an alert for an email address without an account. The response is the same whether or not the address has an account or this alert.
         * @description At most 20 per hour and 60 per day for each network. At most 5 per hour and 10 per day for each account. At most 20 per hour and 60 per day for each network. At most 10 per hour and 20 per day for each account.
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
        /** Facebook pages of agents, by name. */
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
        /** Content with its open reports and audit trail. For admins. */
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
        /** Shows, hides, restores or removes content, dismisses reports, warns the author, or closes a question to answers, with a reason. For admins. */
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
        /** Content that was reported or waits for approval, the oldest first. For admins. */
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
        /** Offices by name or location. Results in a location are sorted by sales and leases there in the last twelve months, others by tier, rating and activity. */
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
        /** Creates a draft. For admins. */
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
        /** Changes a draft or post. The address of a published post stays the same. For admins. */
        put: operations["savePost"];
        post?: never;
        /** Permanently deletes a draft or post. For admins. */
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
        /** Publishes a post immediately or at a given time. For admins. */
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
        /** Turns a post back into a draft. For admins. */
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
        /** Stops following a question. */
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
         * @description At most 20 per hour and 60 per day for each member.
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
         * @description At most 30 per hour and 100 per day for each member.
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
        /** Marks another member's review of a suburb as helpful or not. A later mark replaces it. */
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
         * @description At most 30 per hour for each member.
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
        /** Removes the caller's mark from a review. */
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
         * Sends an enquiry about a home, listed or not.
         * @description At most 60 per hour for each network.
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
        /** A question with its answers, the best first, and their comments. */
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
        /** Members' reviews of a suburb with their comments, the suburb's ratings by factor, and the total. */
        get: operations["locationReviews"];
        put?: never;
        /**
         * Reviews a suburb. Only for members with a verified email address; one review per member and suburb.
         * @description At most 10 per day for each member.
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
         * @description At most 50 per day for each member.
         */
        put: operations["changeLocationReview"];
        post?: never;
        /** Deletes the caller's own review. */
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
        /** An agent's requests for vendors' reviews, latest first. For that agent and admins; agentUserId is the agent's ID. */
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
        /** A request for a vendor's review. For its agent and admins. */
        get: operations["vendorReviewRequest"];
        put?: never;
        post?: never;
        /** Withdraws a request that has not been answered. */
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
         * Requests a review from a vendor, who receives a link by email and needs no account.
         * @description At most 30 per day for each agent. At most 60 per hour and 120 per day for each member. At most 10 per hour and 20 per day for each account.
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
         * Requests a review from a vendor, who receives a link by email and needs no account.
         * @description At most 30 per day for each agent. At most 60 per hour and 120 per day for each member. At most 10 per hour and 20 per day for each account.
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
        /** Details of a vendor's invitation to review an agent, by the secret in its link. */
        get: operations["vendorReviewInvitation"];
        put?: never;
        /** Adds a vendor's review of an agent, by invitation. An invitation can be used once; no account is needed. */
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
        /** Agents and locations whose names match. */
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
        /** Typeahead for suburbs, regions, states and postcodes, or the given kinds. Entries in the given state come first among equally good matches. */
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
        /** Offices and locations whose names match. */
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
        /** Listings whose address begins with the given text. Hidden addresses are not found. */
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
        /** Address of the base map's tiles, with the attribution. */
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
        /** Listings of a search as a vector tile. */
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
        /** Listings of a search on a map, as a picture for pages without scripts. */
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
         * Records views of and actions on agents; at most 50 events and 64 KB.
         * @description At most 300 per minute for each network.
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
         * Records views of and actions on listings, sent when a page is left; at most 50 events and 64 KB.
         * @description At most 300 per minute for each network.
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
         * Reports a post to the moderators: a question, or a post of the given `kind`. Repeats while the report is open have no effect.
         * @description At most 20 per hour for each member.
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
        /** The agents of an office, in the order of the agent search. */
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
         * An enquiry was received.
         * @description Posted to the office's webhooks that are subscribed to it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is retried for about a day, and may arrive twice or out of order. 410 disables the webhook.
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
         * A published listing was changed: text, price, inspections, pictures or other details.
         * @description Posted to the office's webhooks that are subscribed to it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is retried for about a day, and may arrive twice or out of order. 410 disables the webhook.
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
         * @description Posted to the office's webhooks that are subscribed to it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is retried for about a day, and may arrive twice or out of order. 410 disables the webhook.
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
         * A listing is on offer, for the first time or again.
         * @description Posted to the office's webhooks that are subscribed to it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is retried for about a day, and may arrive twice or out of order. 410 disables the webhook.
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
         * @description Posted to the office's webhooks that are subscribed to it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is retried for about a day, and may arrive twice or out of order. 410 disables the webhook.
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
         * A listing is no longer published.
         * @description Posted to the office's webhooks that are subscribed to it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is retried for about a day, and may arrive twice or out of order. 410 disables the webhook.
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
         * @description Posted to the office's webhooks that are subscribed to it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is retried for about a day, and may arrive twice or out of order. 410 disables the webhook.
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
         * The import of a feed of the office succeeded or failed.
         * @description Posted to the office's webhooks that are subscribed to it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is retried for about a day, and may arrive twice or out of order. 410 disables the webhook.
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
         * A test event, sent from the agent portal.
         * @description Posted to the office's webhooks that are subscribed to it. Any status from 200 to 299 within ten seconds accepts it; otherwise it is retried for about a day, and may arrive twice or out of order. 410 disables the webhook.
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
             * @description Whether the sender's details are passed on to the agent.
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
             * @description Status of the listings; by default, those on offer.
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
            /**
             * @deprecated
             * @description The same as uri.
             */
            address: string;
            coverListingId: number | null;
            createdAt: string;
            description: string;
            /** @description Frequency of this alert; null to follow the member's preferences. */
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
            /** @description When it was last cleared, or created. */
            newSince: string;
            pageElementPosition: string | null;
            /** @description Names as in the GraphQL API. */
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
            /** @description Canonical root-relative address of its search. */
            uri: string;
        };
        BoundarySearch: {
            /** @description Date, yyyy-MM-dd, in the property's time zone. */
            auction?: {
                dates?: string[];
                forthcoming?: boolean;
            };
            /** @description Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
            bathrooms?: {
                min?: number;
                only?: number[];
            };
            /** @description Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
            bedrooms?: {
                min?: number;
                only?: number[];
            };
            /** @description Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
            carSpaces?: {
                min?: number;
                only?: number[];
            };
            /** @description Width at the street in metres. */
            frontageSize?: {
                max?: number;
                min?: number;
            };
            /** @description Date, yyyy-MM-dd, in the property's time zone. */
            inspection?: {
                dates?: string[];
                forthcoming?: boolean;
            };
            /** @description Whether to include listings under offer; false excludes them. */
            isUnderOffer?: boolean;
            /** @description Area of the land in square metres. */
            landSize?: {
                max?: number;
                min?: number;
            };
            /** @description IDs of listings to exclude. */
            leaveOut?: string[];
            locationSearchContext: {
                /** @description POLYGON((lng lat, …)) of at most 500 points, or MULTIPOLYGON. Rings after the first one are holes. */
                wellKnownText: string;
            };
            /** @description A point in Australia with a distance in a straight line, or with minutes and a mode of travel. */
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
            paging?: {
                skip?: number;
                take?: number;
            };
            /** @description Dollars; dollars a week for rentals. */
            price?: {
                max?: number;
                min?: number;
            };
            propertyFeatures?: ("furnished" | "gym" | "openFirePlace" | "petFriendly" | "pool" | "airConditioning" | "alarmSystem" | "broadband" | "builtInRobes" | "dishwasher" | "ductedCooling" | "ductedHeating" | "evaporativeCooling" | "floorboards" | "gasHeating" | "insideSpa" | "intercom" | "payTV" | "rumpusRoom" | "splitSystemAirCon" | "splitSystemHeating" | "study" | "vacuumSystem" | "balcony" | "courtyard" | "deck" | "fullyFenced" | "outdoorEnt" | "outsideSpa" | "remoteGarage" | "secureParking" | "shed" | "tennisCourt" | "workshop" | "greyWaterSystem" | "solarHotWater" | "solarPanels" | "waterTank")[];
            propertyTypes?: ("acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other")[];
            /**
             * @description Selects the default sort.
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
            /** @description Part of the site that failed: 'host' or an area. */
            area: string;
            /** @description Operation that failed, such as 'render' or 'session refresh'. */
            operation: string;
            /** @description Name of the page, such as 'search results', never its address. */
            page?: string;
            /** @description Message of the error. */
            problem: string;
            /** @description Release of the area, such as '1.4.0'. */
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
             * @description Whether the sender's details are passed on to the agent.
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
            /** @description Date and time, ISO 8601, UTC. */
            receivedAt: string;
        };
        /** @description Omitted fields of a listing keep their values; null, "" and [] clear them. Arrays replace the previous ones. Times are local to the property. */
        FeedListings: {
            listings: {
                address?: {
                    country?: string | null;
                    /** @description Whether visitors see it. By default as set on the office's Feeds page, usually yes. */
                    display?: boolean;
                    /** @description Whether visitors see it. By default as set on the office's Feeds page, usually yes. */
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
                /** @description AgentID of the office. */
                agentId: string;
                agents?: {
                    agentId?: string | null;
                    email?: string | null;
                    facebook?: string | null;
                    /** @description ID of the agent in the sender's system. */
                    key?: string;
                    linkedin?: string | null;
                    name: string;
                    phone?: string | null;
                    photo?: string | null;
                    twitter?: string | null;
                }[];
                auction?: string | null;
                auctionOutcome?: {
                    day?: string | null;
                    /** @enum {string} */
                    result: "soldPriorToAuction" | "soldAtAuction" | "soldAfterAuction" | "passedIn" | "passedInVendorBid" | "withdrawn";
                } | null;
                /** @enum {string} */
                authority?: "auction" | "exclusive" | "multilist" | "conjunctional" | "open" | "sale" | "setsale" | "";
                availableOn?: string | null;
                bond?: number | null;
                building?: {
                    area?: number | null;
                    energyRating?: number | null;
                    newlyBuilt?: boolean;
                    yearBuilt?: number | null;
                    yearRenovated?: number | null;
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
                /** @description Only for a rental. */
                depositTaken?: boolean;
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
                /** @description All pictures, in order. */
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
                /** @description When the listing was changed. Records older than the last one are ignored. */
                modifiedAt?: string;
                otherFeatures?: string[];
                /** @description All pictures, in order. */
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
                    /** @description Whether visitors see it. By default as set on the office's Feeds page, usually yes. */
                    display?: boolean;
                };
                /** @description Text that visitors read instead of the amount. */
                priceText?: string;
                rent?: {
                    /** @description Whether visitors see it. By default as set on the office's Feeds page, usually yes. */
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
                setSale?: string | null;
                sold?: {
                    day?: string | null;
                    /** @description Whether visitors see it. By default as set on the office's Feeds page, usually yes. */
                    displayPrice?: boolean;
                    price?: number | null;
                };
                statementOfInformation?: string | null;
                /** @enum {string} */
                status: "current" | "sold" | "leased" | "withdrawn" | "offmarket" | "deleted";
                tours?: string[];
                underOffer?: boolean;
                /** @description ID of the listing, unique for the office and kind. */
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
            /** @description ID of the upload; null for a dry run. */
            id: string | null;
            listings: {
                agentId: string | null;
                kind: string | null;
                notes: {
                    code: string;
                    /** @description The problem and how it was handled or can be corrected. Ends with the line of the document. */
                    message: string;
                    /** @description Path of a REAXML element, or a JSON pointer: /listings/0/price/amount. */
                    path: string;
                }[];
                /**
                 * @description Outcome of the import. stored: not published; a note says why.
                 * @enum {string}
                 */
                outcome: "created" | "updated" | "unchanged" | "stored" | "rejected";
                /** @description Pictures by state: {fetched, waiting, failed: [{source, message}]} */
                pictures?: Record<string, never>;
                /** @description Position in the document, from 1. */
                position: number;
                uniqueId: string | null;
                /** @description The listing's name in addresses; null while it is not published. */
                uri: string | null;
            }[];
            /** @description Problem of the document as a whole. Its valid listings are still imported. */
            problem: string | null;
            source: string;
            /** @enum {string} */
            status: "received" | "importing" | "done" | "failed";
            /** @description Total number of listings; `listings` is one page of them. */
            total: number;
        };
        Listing: {
            address: components["schemas"]["ListingAddress"];
            agents: components["schemas"]["ListingAgent"][];
            auction: {
                /** @description Date and time, ISO 8601, UTC. */
                startsAt: string;
            } | null;
            buildingFeatures: {
                area: number | null;
                energyRating: number | null;
                isNewlyBuilt: boolean | null;
                yearBuilt: number | null;
                yearRenovated: number | null;
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
            /** @description Upcoming inspections, soonest first. */
            inspections: {
                /** @description Date and time, ISO 8601, UTC. */
                endsAt: string;
                /** @description Date and time, ISO 8601, UTC. */
                startsAt: string;
            }[];
            isExclusiveList: boolean;
            /** @description Areas in m², lengths in metres. */
            landFeatures: {
                area: number | null;
                crossOver: string | null;
                depth: number | null;
                frontage: number | null;
            } | null;
            /** @description Date and time, ISO 8601, UTC. */
            listedAt: string;
            /** @enum {string} */
            listingType: "sale" | "rental";
            media: {
                floorPlans: components["schemas"]["Photo"][];
                photos: components["schemas"]["Photo"][];
            };
            office: components["schemas"]["ListingOffice"] | null;
            /** @description The price. A hidden price has only a text, never a number. */
            priceDetails: {
                isHidden: boolean;
                longDescription: string;
                shortDescription: string;
            };
            /** @enum {string} */
            propertyType: "acreage" | "rural" | "alpine" | "apartment" | "blockOfUnits" | "flat" | "house" | "retirement" | "semiDetached" | "servicedApartment" | "studio" | "terrace" | "townhouse" | "unit" | "land" | "villa" | "warehouse" | "other";
            rentalDetails: {
                /** @description Date, yyyy-MM-dd. */
                availableOn: string | null;
                bond: number | null;
                isDepositTaken: boolean;
                /** @description Date, yyyy-MM-dd. */
                leasedOn: string | null;
            } | null;
            ruralFeatures: {
                label: string;
                text: string;
            }[];
            saleDetails: {
                /** @description Date, yyyy-MM-dd. */
                auctionedOn: string | null;
                /** @description Date, yyyy-MM-dd. */
                auctionOn: string | null;
                auctionResult: ("soldPriorToAuction" | "soldAtAuction" | "soldAfterAuction" | "passedIn" | "passedInVendorBid" | "withdrawn") | null;
                isUnderOffer: boolean;
                loanPrice: number | null;
                setSaleAt: string | null;
                /** @description Date, yyyy-MM-dd. */
                setSaleOn: string | null;
                /** @description Date, yyyy-MM-dd. */
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
            /** @description Whether the position is only the centre of the street or suburb. */
            isApproximate: boolean;
            isHidden: boolean;
            /** @description Degrees of latitude; null if the address is hidden. */
            latitude: number | null;
            locationSlug: string | null;
            longitude: number | null;
            postcode: string | null;
            stateCode: string;
            /** @description Street line, or 'Address available on request' if hidden. */
            street: string;
            suburb: string;
            /** @description IANA time zone of the property, in which all times are shown. */
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
             * @description Whether the sender's details are passed on to the agent.
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
                /** @description Displayed price, such as $1.2M; null if it is hidden. */
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
            /** @description Date, yyyy-MM-dd, in the property's time zone. */
            auction?: {
                dates?: string[];
                forthcoming?: boolean;
            };
            /** @description Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
            bathrooms?: {
                min?: number;
                only?: number[];
            };
            /** @description Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
            bedrooms?: {
                min?: number;
                only?: number[];
            };
            /** @description Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
            carSpaces?: {
                min?: number;
                only?: number[];
            };
            /** @description Width at the street in metres. */
            frontageSize?: {
                max?: number;
                min?: number;
            };
            /** @description Date, yyyy-MM-dd, in the property's time zone. */
            inspection?: {
                dates?: string[];
                forthcoming?: boolean;
            };
            /** @description Whether to include listings under offer; false excludes them. */
            isUnderOffer?: boolean;
            /** @description Area of the land in square metres. */
            landSize?: {
                max?: number;
                min?: number;
            };
            /** @description IDs of listings to exclude. */
            leaveOut?: string[];
            locationSearchContext: {
                includeSurroundingSuburbs?: boolean;
                /** @description Locations by ID, slug, or name and state. An empty list means the whole country. */
                searchLocations?: {
                    id?: string;
                    name?: string;
                    slug?: string;
                    stateCode?: string;
                }[];
            };
            /** @description A point in Australia with a distance in a straight line, or with minutes and a mode of travel. */
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
            paging?: {
                skip?: number;
                take?: number;
            };
            /** @description Dollars; dollars a week for rentals. */
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
        /** @description A picture. Its addresses are /media/{key}/{width}.{avif|webp|jpg}; key is null until it has been fetched. */
        Photo: {
            alt: string;
            colour: string;
            height: number;
            key: string | null;
            width: number;
        };
        Problem: {
            /** @description Challenge for POST /auth/second-factor, if the sign-in requires a second factor. */
            challenge?: string;
            detail: string;
            /** @description One entry per invalid field. */
            errors?: {
                field: string;
                message: string;
            }[];
            /** @description ID of the request, as in the response header x-request-id. */
            instance?: string;
            status: number;
            title: string;
            type: string;
            /** @description Names of the limits that were reached. */
            "violated-policies"?: string[];
        };
        ProductEnquiry: {
            company?: string;
            /**
             * @description Whether the sender's details are passed on to the agent.
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
             * @description Whether the sender's details are passed on to the agent.
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
            /** @description Median of visible prices, in dollars; per week for rent. */
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
             * @description Whether the sender's details are passed on to the agent.
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
             * @description Whether the visitor consents to tracking; if false, nothing is stored.
             * @default true
             */
            consent: boolean;
            events: components["schemas"]["TrackingEvent"][];
        };
        TrackingEvent: {
            agentId?: number | null;
            /** @description Kind of event: 'phone' for an agent counts as a call. */
            contentType?: string | null;
            estimatePrice?: number | null;
            /**
             * Format: uuid
             * @description ID of the event, chosen by the browser. Repeats count once.
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
            /** @description Kind of page viewed: 'listing' and 'agent' count as a view of the listing or agent. */
            pageType?: string | null;
            propertyType?: string | null;
            /**
             * @description Ignored; the signed-in member counts.
             * @default 0
             */
            userId: number;
        };
        WebhookEnquiry: {
            agentId: number | null;
            /** @description Further fields of the form of this kind, such as the bedrooms that a buyer is looking for. */
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
            /** @description Date and time, ISO 8601, UTC. */
            receivedAt: string;
            /** @description The enquiry in the agent portal. */
            url: string;
        };
        WebhookReview: {
            agentId: number;
            agentUsername: string;
            authorName: string;
            /** @description Date and time, ISO 8601, UTC. */
            createdAt: string;
            id: number;
            listingId: number | null;
            rating: number;
            /** @description Ratings by factor, 1 to 5. */
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
            /** @description Date and time, ISO 8601, UTC. */
            finishedAt: string;
            /** Format: uuid */
            id: string;
            /** @description Problem of the document as a whole. */
            problem: string | null;
            /** @description Date and time, ISO 8601, UTC. */
            receivedAt: string;
            source: string;
            /** @enum {string} */
            status: "done" | "failed";
            /** @description The report, read with the office’s feed key. */
            url: string;
        };
    };
    responses: {
        /** @description The request was rejected; the body says why and what to do. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; the response says when to retry. */
        TooOften: {
            headers: {
                /** @description Remaining requests (r), and seconds until there are more (t). */
                RateLimit?: string;
                /** @description The limit that was reached: its name, quota (q) and window in seconds (w). */
                "RateLimit-Policy"?: string;
                /** @description Seconds until the request can be retried. */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path: {
                /**
                 * @description Slug or number of the suburb.
                 * @example richmond-vic-3121
                 */
                location: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isFollowing": true,
                     *       "followerCount": 1
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Number of the question.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Slug or number of the suburb.
                 * @example richmond-vic-3121
                 */
                location: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": 1
                 *     }
                 */
                "application/json": {
                    answerId?: number | null;
                    /** @enum {number} */
                    value: 1 | -1;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "votes": 1,
                     *       "viewerVote": 1
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Slug or number of the suburb.
                 * @example richmond-vic-3121
                 */
                location: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "How is parking in the evening?"
                 *     }
                 */
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
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "postId": 100,
                     *       "uri": "how-is-parking-in-the-evening-richmond-vic-3121-100",
                     *       "title": "How is parking in the evening?",
                     *       "content": "",
                     *       "isDiscussion": false,
                     *       "isVisible": true,
                     *       "localityId": 1,
                     *       "street": null,
                     *       "location": {
                     *         "id": 1,
                     *         "name": "Richmond",
                     *         "slug": "richmond-vic-3121",
                     *         "label": "Richmond, VIC 3121"
                     *       },
                     *       "author": {
                     *         "memberId": 1,
                     *         "username": "mara",
                     *         "name": "Mara Quill",
                     *         "avatar": null,
                     *         "agentUsername": null
                     *       },
                     *       "createdAt": "2026-11-29T20:02:40.321Z",
                     *       "updatedAt": "2026-11-29T20:02:40.321Z",
                     *       "votes": 0,
                     *       "viewerVote": 0,
                     *       "followerCount": 1,
                     *       "isFollowing": true,
                     *       "replyCount": 0,
                     *       "topics": [],
                     *       "isLocked": false,
                     *       "bestAnswerId": null,
                     *       "editedAt": null
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path: {
                /**
                 * @description Slug or number of the suburb.
                 * @example richmond-vic-3121
                 */
                location: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isFollowing": false,
                     *       "followerCount": 0
                     *     }
                     */
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
                /**
                 * @description Number of the agent.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada",
                     *       "name": "Ada Lovell",
                     *       "title": null,
                     *       "portrait": null,
                     *       "tier": "basic",
                     *       "bio": "",
                     *       "socialLinks": {
                     *         "facebook": "https://www.facebook.com/ada"
                     *       },
                     *       "video": null,
                     *       "following": 0,
                     *       "isClaimed": true,
                     *       "hasLeft": false,
                     *       "performance": {
                     *         "forSale": 1,
                     *         "forRent": 0,
                     *         "underOffer": 0,
                     *         "sold": 0,
                     *         "leased": 0,
                     *         "period": {
                     *           "from": "2025-11-30",
                     *           "to": "2026-11-29"
                     *         },
                     *         "soldInPeriod": 0,
                     *         "leasedInPeriod": 0,
                     *         "medianSoldPrice": null,
                     *         "medianSoldPriceCount": 0,
                     *         "medianRent": null,
                     *         "medianRentCount": 0
                     *       },
                     *       "followers": 0,
                     *       "fullName": "Ada Lovell",
                     *       "office": {
                     *         "id": 1,
                     *         "slug": "harbour-and-vale-richmond-1",
                     *         "name": "Harbour and Vale",
                     *         "phone": "03 9000 0001",
                     *         "brandColour": null,
                     *         "location": null
                     *       },
                     *       "contactDetails": {
                     *         "phone": "0400 000 001",
                     *         "email": null,
                     *         "officePhone": "03 9000 0001"
                     *       },
                     *       "servicedLocations": [],
                     *       "areasOfExpertise": [],
                     *       "languages": [],
                     *       "awards": [],
                     *       "reviewSummary": {
                     *         "count": 1,
                     *         "stars": [
                     *           0,
                     *           0,
                     *           0,
                     *           1,
                     *           0
                     *         ],
                     *         "average": 4,
                     *         "factors": []
                     *       }
                     *     }
                     */
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
                            twitter?: string;
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
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Number of the agent.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 0,
                     *       "results": []
                     *     }
                     */
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
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Number of the agent.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": {
                        results: {
                            /**
                             * @deprecated
                             * @description The same as uri.
                             */
                            address: string;
                            /** Format: date-time */
                            followedAt: string;
                            /** @enum {string} */
                            kind: "agent" | "location" | "question" | "member";
                            name: string;
                            targetId: number;
                            /** @description Root-relative address of its page. */
                            uri: string;
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
                /**
                 * @description Number of the agent.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "forSale": 1,
                     *       "forRent": 0,
                     *       "underOffer": 0,
                     *       "sold": 0,
                     *       "leased": 0,
                     *       "period": {
                     *         "from": "2025-11-30",
                     *         "to": "2026-11-29"
                     *       },
                     *       "soldInPeriod": 0,
                     *       "leasedInPeriod": 0,
                     *       "medianSoldPrice": null,
                     *       "medianSoldPriceCount": 0,
                     *       "medianRent": null,
                     *       "medianRentCount": 0
                     *     }
                     */
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
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Number of the agent.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "agentId": 1,
                     *           "role": "buyer",
                     *           "rating": 4,
                     *           "ratings": {},
                     *           "title": "",
                     *           "text": "Kind and quick.",
                     *           "source": "member",
                     *           "status": "published",
                     *           "listingId": null,
                     *           "reply": null,
                     *           "authorName": "Mara Quill",
                     *           "authorUsername": "mara",
                     *           "repliedAt": null,
                     *           "createdAt": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ]
                     *     }
                     */
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Number of the agent.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "vendor",
                 *       "rating": 4,
                 *       "text": "A sentence that is long enough to say something about this place."
                 *     }
                 */
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
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 100,
                     *       "agentId": 1,
                     *       "role": "vendor",
                     *       "rating": 4,
                     *       "ratings": {},
                     *       "title": "",
                     *       "text": "A sentence that is long enough to say something about this place.",
                     *       "source": "member",
                     *       "status": "pending",
                     *       "listingId": null,
                     *       "reply": null,
                     *       "authorName": "Quinn Admin",
                     *       "authorUsername": "quinn",
                     *       "repliedAt": null,
                     *       "createdAt": "2026-11-29T20:02:39.657Z"
                     *     }
                     */
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
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the review.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "agentId": 1,
                     *       "role": "buyer",
                     *       "rating": 4,
                     *       "ratings": {},
                     *       "title": "",
                     *       "text": "Kind and quick.",
                     *       "source": "member",
                     *       "status": "published",
                     *       "listingId": null,
                     *       "reply": null,
                     *       "authorName": "Mara Quill",
                     *       "authorUsername": "mara",
                     *       "repliedAt": null,
                     *       "createdAt": "2026-11-29T20:02:37.248Z"
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description ETag of the version that was read; 412 if it has changed since.
                 * @example "1-4f2a9c01"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the review.
                 * @example 1
                 */
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
                /**
                 * @description Number of the review.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reply": "Thank you for these kind words."
                 *     }
                 */
                "application/json": {
                    reply: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "agentId": 1,
                     *       "role": "buyer",
                     *       "rating": 4,
                     *       "ratings": {},
                     *       "title": "",
                     *       "text": "Kind and quick.",
                     *       "source": "member",
                     *       "status": "published",
                     *       "listingId": null,
                     *       "reply": "Thank you for these kind words.",
                     *       "authorName": "Mara Quill",
                     *       "authorUsername": "mara",
                     *       "repliedAt": "2026-11-29T20:02:39.720Z",
                     *       "createdAt": "2026-11-29T20:02:37.248Z"
                     *     }
                     */
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
                /**
                 * @description Number of the agent; all agents if omitted.
                 * @example 1
                 */
                agentId?: number;
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 0,
                     *       "results": []
                     *     }
                     */
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "agentId": 1,
                 *       "reviews": [
                 *         {
                 *           "authorName": "Vi",
                 *           "role": "vendor",
                 *           "rating": 4,
                 *           "text": "Kind, quick and honest from first to last.",
                 *           "createdAt": "2026-01-02"
                 *         }
                 *       ]
                 *     }
                 */
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
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imported": 1
                     *     }
                     */
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
                /** @description The search, as JSON. Former name of `query`. */
                json?: string;
                /** @description The search, as JSON. */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 3,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "username": "ada",
                     *           "name": "Ada Lovell",
                     *           "title": null,
                     *           "portrait": null,
                     *           "tier": "basic",
                     *           "bio": "",
                     *           "socialLinks": {
                     *             "facebook": "https://www.facebook.com/ada"
                     *           },
                     *           "video": null,
                     *           "following": 0,
                     *           "isClaimed": true,
                     *           "hasLeft": false,
                     *           "performance": {
                     *             "forSale": 1,
                     *             "forRent": 0,
                     *             "underOffer": 0,
                     *             "sold": 0,
                     *             "leased": 0,
                     *             "period": {
                     *               "from": "2025-11-30",
                     *               "to": "2026-11-29"
                     *             },
                     *             "soldInPeriod": 0,
                     *             "leasedInPeriod": 0,
                     *             "medianSoldPrice": null,
                     *             "medianSoldPriceCount": 0,
                     *             "medianRent": null,
                     *             "medianRentCount": 0
                     *           },
                     *           "followers": 0,
                     *           "fullName": "Ada Lovell",
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null,
                     *             "location": null
                     *           },
                     *           "contactDetails": {
                     *             "phone": "0400 000 001",
                     *             "email": null,
                     *             "officePhone": "03 9000 0001"
                     *           },
                     *           "servicedLocations": [],
                     *           "areasOfExpertise": [],
                     *           "languages": [],
                     *           "awards": [],
                     *           "reviewSummary": {
                     *             "count": 1,
                     *             "stars": [
                     *               0,
                     *               0,
                     *               0,
                     *               1,
                     *               0
                     *             ],
                     *             "average": 4,
                     *             "factors": []
                     *           }
                     *         },
                     *         {
                     *           "id": 2,
                     *           "username": "ben",
                     *           "name": "Ben Marsh",
                     *           "title": null,
                     *           "portrait": null,
                     *           "tier": "basic",
                     *           "bio": "",
                     *           "socialLinks": {},
                     *           "video": null,
                     *           "following": 0,
                     *           "isClaimed": false,
                     *           "hasLeft": false,
                     *           "performance": {
                     *             "forSale": 0,
                     *             "forRent": 0,
                     *             "underOffer": 0,
                     *             "sold": 0,
                     *             "leased": 0,
                     *             "period": {
                     *               "from": "2025-11-30",
                     *               "to": "2026-11-29"
                     *             },
                     *             "soldInPeriod": 0,
                     *             "leasedInPeriod": 0,
                     *             "medianSoldPrice": null,
                     *             "medianSoldPriceCount": 0,
                     *             "medianRent": null,
                     *             "medianRentCount": 0
                     *           },
                     *           "followers": 0,
                     *           "fullName": "Ben Marsh",
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null,
                     *             "location": null
                     *           },
                     *           "contactDetails": {
                     *             "phone": null,
                     *             "email": null,
                     *             "officePhone": "03 9000 0001"
                     *           },
                     *           "servicedLocations": [],
                     *           "areasOfExpertise": [],
                     *           "languages": [],
                     *           "awards": [],
                     *           "reviewSummary": {
                     *             "count": 0,
                     *             "average": null,
                     *             "stars": [
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             "factors": []
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
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
                                twitter?: string;
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
                /**
                 * @description Kinds of activity, separated by commas; all if omitted.
                 * @example ListedAProperty,SoldOrLeasedAProperty
                 */
                activityTypes?: string;
                /**
                 * @description Number of the agent; all agents if omitted.
                 * @example 1
                 */
                agentId?: number;
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
                /**
                 * @description Username of the member or agent.
                 * @example ada
                 */
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": {
                        results: {
                            /**
                             * @deprecated
                             * @description The same as uri.
                             */
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
                            /** @description Root-relative address of the page about the subject. */
                            uri: string | null;
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Jo Vale",
                 *       "email": "someone@example.com",
                 *       "message": "Please call me about this home.",
                 *       "consent": true,
                 *       "agentId": 1
                 *     }
                 */
                "application/json": components["schemas"]["AgentEnquiry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "100",
                     *       "receivedAt": "2026-11-29T20:02:39.270Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryReceipt"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    exportEnquiries: {
        parameters: {
            query?: {
                /**
                 * @description Number of the listing; all listings if omitted.
                 * @example 1
                 */
                listingId?: string;
                /**
                 * @description Only entries with this status.
                 * @example new
                 */
                status?: "new" | "read" | "answered" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id,receivedAt,status,kind,listingId,name,email,phone,message,answeredAt
                     *     1,2026-11-29T20:02:37.248Z,new,listing,1,Vi,vi@example.com,,Call me.,
                     */
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
                /**
                 * @description Number of the alert.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Sold by an office",
                     *       "description": "Homes sold",
                     *       "address": "/real-estate-agency/harbour-and-vale-richmond-1/sold",
                     *       "searchParams": {
                     *         "statusType": "sold",
                     *         "searchMode": "office",
                     *         "sortBy": "recentlySoldOrLeased",
                     *         "paging": {
                     *           "skip": 0,
                     *           "take": 25
                     *         },
                     *         "locationSearchContext": {
                     *           "officeId": "1"
                     *         }
                     *       },
                     *       "filter": {
                     *         "beds": {
                     *           "only": []
                     *         },
                     *         "baths": {
                     *           "only": []
                     *         },
                     *         "carSpaces": {
                     *           "only": []
                     *         },
                     *         "locationIds": [],
                     *         "price": {},
                     *         "propertyTypes": [],
                     *         "searchMode": "sold"
                     *       },
                     *       "shape": null,
                     *       "pageElementPosition": null,
                     *       "emailFrequency": null,
                     *       "createdAt": "2026-11-29T20:02:37.248Z",
                     *       "newSince": "2026-11-29T20:02:37.248Z",
                     *       "unseenListingIds": [],
                     *       "unseenListingCount": 0,
                     *       "coverListingId": null,
                     *       "uri": "/real-estate-agency/harbour-and-vale-richmond-1/sold"
                     *     }
                     */
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
                /**
                 * @description Number of the alert.
                 * @example 1
                 */
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
                /**
                 * @description Username of the member or agent.
                 * @example mara
                 */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Sold by an office",
                     *           "description": "Homes sold",
                     *           "address": "/real-estate-agency/harbour-and-vale-richmond-1/sold",
                     *           "searchParams": {
                     *             "statusType": "sold",
                     *             "searchMode": "office",
                     *             "sortBy": "recentlySoldOrLeased",
                     *             "paging": {
                     *               "skip": 0,
                     *               "take": 25
                     *             },
                     *             "locationSearchContext": {
                     *               "officeId": "1"
                     *             }
                     *           },
                     *           "filter": {
                     *             "beds": {
                     *               "only": []
                     *             },
                     *             "baths": {
                     *               "only": []
                     *             },
                     *             "carSpaces": {
                     *               "only": []
                     *             },
                     *             "locationIds": [],
                     *             "price": {},
                     *             "propertyTypes": [],
                     *             "searchMode": "sold"
                     *           },
                     *           "shape": null,
                     *           "pageElementPosition": null,
                     *           "emailFrequency": null,
                     *           "createdAt": "2026-11-29T20:02:37.248Z",
                     *           "newSince": "2026-11-29T20:02:37.248Z",
                     *           "unseenListingIds": [],
                     *           "unseenListingCount": 0,
                     *           "coverListingId": null,
                     *           "uri": "/real-estate-agency/harbour-and-vale-richmond-1/sold"
                     *         }
                     *       ],
                     *       "unseenListingCount": 0
                     *     }
                     */
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
                /**
                 * @description Username of the member or agent.
                 * @example mara
                 */
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
                /**
                 * @description Number of the calling member; any other is rejected.
                 * @example 4
                 */
                currentUserId?: number;
            };
            header: {
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path: {
                /**
                 * @description Number of the agent.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isFollowing": false,
                     *       "followerCount": 0
                     *     }
                     */
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
                /**
                 * @description Number of the calling member; any other is rejected.
                 * @example 4
                 */
                currentUserId?: number;
            };
            header: {
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path: {
                /**
                 * @description Number of the agent.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isFollowing": true,
                     *       "followerCount": 1
                     *     }
                     */
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
                /**
                 * @description Number of the calling member; any other is rejected.
                 * @example 4
                 */
                currentUserId: number;
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header: {
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path: {
                /**
                 * @description Number of the agent.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "agentId": 1,
                     *           "listingId": null,
                     *           "kind": "sold",
                     *           "side": "vendor",
                     *           "address": "4 Short Lane",
                     *           "localityId": null,
                     *           "propertyType": 7,
                     *           "bedrooms": null,
                     *           "bathrooms": null,
                     *           "carSpaces": null,
                     *           "price": null,
                     *           "priceVisible": false,
                     *           "completedOn": "2026-01-02",
                     *           "createdAt": "2026-11-29T20:02:37.248Z",
                     *           "updatedAt": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ]
                     *     }
                     */
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
                /**
                 * @description Number of the calling member; any other is rejected.
                 * @example 4
                 */
                currentUserId: number;
            };
            header: {
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Number of the agent.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "sold",
                 *       "address": "6 Short Lane",
                 *       "propertyType": 7,
                 *       "completedOn": "2026-02-03"
                 *     }
                 */
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
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 100,
                     *       "agentId": 1,
                     *       "listingId": null,
                     *       "kind": "sold",
                     *       "side": "vendor",
                     *       "address": "6 Short Lane",
                     *       "localityId": null,
                     *       "propertyType": 7,
                     *       "bedrooms": null,
                     *       "bathrooms": null,
                     *       "carSpaces": null,
                     *       "price": null,
                     *       "priceVisible": false,
                     *       "completedOn": "2026-02-03",
                     *       "createdAt": "2026-11-29T20:02:38.862Z",
                     *       "updatedAt": "2026-11-29T20:02:38.862Z"
                     *     }
                     */
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
                /**
                 * @description Number of the calling member; any other is rejected.
                 * @example 4
                 */
                currentUserId: number;
            };
            header: {
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the transaction.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "agentId": 1,
                     *       "listingId": null,
                     *       "kind": "sold",
                     *       "side": "vendor",
                     *       "address": "4 Short Lane",
                     *       "localityId": null,
                     *       "propertyType": 7,
                     *       "bedrooms": null,
                     *       "bathrooms": null,
                     *       "carSpaces": null,
                     *       "price": null,
                     *       "priceVisible": false,
                     *       "completedOn": "2026-01-02",
                     *       "createdAt": "2026-11-29T20:02:37.248Z",
                     *       "updatedAt": "2026-11-29T20:02:37.248Z"
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description Number of the calling member; any other is rejected.
                 * @example 4
                 */
                currentUserId: number;
            };
            header: {
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
                /**
                 * @description ETag of the version that was read; 412 if it has changed since.
                 * @example "1-4f2a9c01"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the transaction.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "sold",
                 *       "address": "6 Short Lane",
                 *       "propertyType": 7,
                 *       "completedOn": "2026-02-03"
                 *     }
                 */
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
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "agentId": 1,
                     *       "listingId": null,
                     *       "kind": "sold",
                     *       "side": "vendor",
                     *       "address": "6 Short Lane",
                     *       "localityId": null,
                     *       "propertyType": 7,
                     *       "bedrooms": null,
                     *       "bathrooms": null,
                     *       "carSpaces": null,
                     *       "price": null,
                     *       "priceVisible": false,
                     *       "completedOn": "2026-02-03",
                     *       "createdAt": "2026-11-29T20:02:37.248Z",
                     *       "updatedAt": "2026-11-29T20:02:38.905Z"
                     *     }
                     */
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
                /**
                 * @description Number of the calling member; any other is rejected.
                 * @example 4
                 */
                currentUserId: number;
            };
            header: {
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
                /**
                 * @description ETag of the version that was read; 412 if it has changed since.
                 * @example "1-4f2a9c01"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the transaction.
                 * @example 1
                 */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path: {
                /**
                 * @description Username of the member or agent.
                 * @example mara
                 */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "mara",
                     *       "name": "Mara Quill",
                     *       "avatar": null,
                     *       "bio": "",
                     *       "isAgent": false,
                     *       "createdAt": "2026-11-29T20:02:37.243Z",
                     *       "agentId": null,
                     *       "email": "mara@example.com",
                     *       "emailVerified": true,
                     *       "role": "member"
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Jo Vale",
                 *       "filter": {
                 *         "searchMode": "buy",
                 *         "locationIds": [
                 *           1
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    description?: string;
                    /** @description The search in the former format. */
                    filter?: {
                        /** @description Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
                        baths?: {
                            min?: number;
                            only?: number[];
                        };
                        /** @description Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
                        beds?: {
                            min?: number;
                            only?: number[];
                        };
                        /** @description Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
                        carSpaces?: {
                            min?: number;
                            only?: number[];
                        };
                        locationIds?: (string | number)[];
                        /** @description Dollars; dollars a week for rentals. */
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
                    /** @description The search; an alternative to filter. */
                    searchParams?: {
                        /** @description Date, yyyy-MM-dd, in the property's time zone. */
                        auction?: {
                            dates?: string[];
                            forthcoming?: boolean;
                        };
                        /** @description Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
                        bathrooms?: {
                            min?: number;
                            only?: number[];
                        };
                        /** @description Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
                        bedrooms?: {
                            min?: number;
                            only?: number[];
                        };
                        /** @description Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
                        carSpaces?: {
                            min?: number;
                            only?: number[];
                        };
                        /** @description Width at the street in metres. */
                        frontageSize?: {
                            max?: number;
                            min?: number;
                        };
                        /** @description Date, yyyy-MM-dd, in the property's time zone. */
                        inspection?: {
                            dates?: string[];
                            forthcoming?: boolean;
                        };
                        /** @description Whether to include listings under offer; false excludes them. */
                        isUnderOffer?: boolean;
                        /** @description Area of the land in square metres. */
                        landSize?: {
                            max?: number;
                            min?: number;
                        };
                        /** @description IDs of listings to exclude. */
                        leaveOut?: string[];
                        locationSearchContext: {
                            includeSurroundingSuburbs?: boolean;
                            officeId?: string;
                            /** @description Locations by ID, slug, or name and state. An empty list means the whole country. */
                            searchLocations?: {
                                id?: string;
                                name?: string;
                                slug?: string;
                                stateCode?: string;
                            }[];
                            wellKnownText?: string;
                        };
                        /** @description A point in Australia with a distance in a straight line, or with minutes and a mode of travel. */
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
                        paging?: {
                            skip?: number;
                            take?: number;
                        };
                        /** @description Dollars; dollars a week for rentals. */
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
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 100,
                     *       "name": "Jo Vale",
                     *       "description": "Homes for sale in Richmond",
                     *       "address": "/for-sale/richmond-vic-3121/real-estate",
                     *       "searchParams": {
                     *         "statusType": "buy",
                     *         "searchMode": "location",
                     *         "sortBy": "homesForYou",
                     *         "paging": {
                     *           "skip": 0,
                     *           "take": 25
                     *         },
                     *         "locationSearchContext": {
                     *           "includeSurroundingSuburbs": true,
                     *           "searchLocations": [
                     *             {
                     *               "id": "1",
                     *               "slug": "richmond-vic-3121",
                     *               "name": "Richmond",
                     *               "stateCode": "VIC"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "filter": {
                     *         "beds": {
                     *           "only": []
                     *         },
                     *         "baths": {
                     *           "only": []
                     *         },
                     *         "carSpaces": {
                     *           "only": []
                     *         },
                     *         "locationIds": [
                     *           "1"
                     *         ],
                     *         "price": {},
                     *         "propertyTypes": [],
                     *         "searchMode": "buy"
                     *       },
                     *       "shape": null,
                     *       "pageElementPosition": null,
                     *       "emailFrequency": null,
                     *       "createdAt": "2026-11-29T20:02:38.379Z",
                     *       "newSince": "2026-11-29T20:02:38.379Z",
                     *       "unseenListingIds": [],
                     *       "unseenListingCount": 0,
                     *       "coverListingId": 1,
                     *       "uri": "/for-sale/richmond-vic-3121/real-estate"
                     *     }
                     */
                    "application/json": components["schemas"]["Alert"];
                };
            };
        };
    };
    legacyAuthCookies: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "xxxxxxxxxxxxxxxxxxxx"
                 *     }
                 */
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "mara",
                     *       "expiresIn": 600
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    authCode?: string | null;
                    authError?: string | null;
                    providerName?: string | null;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "someone@example.com"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mara@example.com",
                 *       "password": "a-long-and-quiet-passphrase"
                 *     }
                 */
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
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "mara",
                     *       "expiresIn": 600
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mara@example.com",
                 *       "password": "a-long-and-quiet-passphrase"
                 *     }
                 */
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
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "xxxxxxxxxxxxxxxxxxxx.xxxxxxxxxxxxxxxxxxxx.xxxxxxxxxxxxxxxxxxxx",
                     *       "refreshToken": "xxxxxxxxxxxxxxxxxxxx.xxxxxxxxxxxxxxxxxxxx.xxxxxxxxxxxxxxxxxxxx",
                     *       "tokenType": "Bearer",
                     *       "expiresIn": 600
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Jo Vale",
                 *       "email": "new@example.com",
                 *       "password": "a-long-and-quiet-passphrase"
                 *     }
                 */
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
            /** @description The response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "jo-vale-tbhm"
                     *     }
                     */
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
                /**
                 * @example {
                 *       "token": "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn"
                 *     }
                 */
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
                /**
                 * @example {
                 *       "token": "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"
                 *     }
                 */
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
                /**
                 * @example {
                 *       "email": "someone@example.com"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "mara",
                     *       "name": "Mara Quill",
                     *       "avatar": null,
                     *       "bio": "",
                     *       "isAgent": false,
                     *       "createdAt": "2026-11-29T20:02:37.243Z",
                     *       "agentId": null,
                     *       "email": "mara@example.com",
                     *       "emailVerified": true,
                     *       "role": "member"
                     *     }
                     */
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
    signInByPasskey: {
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
                 *       "credential": {
                 *         "id": "Kx3qZ0mPq1c",
                 *         "rawId": "Kx3qZ0mPq1c",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4",
                 *           "signature": "MEUCIQDx",
                 *           "userHandle": "handle"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    credential: {
                        id: string;
                        rawId: string;
                        response: {
                            authenticatorData: string;
                            clientDataJSON: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                        /** @constant */
                        type: "public-key";
                    };
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "mara",
                     *       "expiresIn": 600
                     *     }
                     */
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
    passkeySignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "rqqr0jYmE5R2VHLIs2Pucfn4CL8Y42BmVJw9x9jkofE",
                     *       "rpId": "localhost",
                     *       "timeout": 300000,
                     *       "userVerification": "required"
                     *     }
                     */
                    "application/json": {
                        challenge: string;
                        rpId: string;
                        timeout: number;
                        userVerification: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
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
                /**
                 * @example {
                 *       "password": "a-long-and-quiet-passphrase"
                 *     }
                 */
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
    proveByPasskey: {
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
                 *       "credential": {
                 *         "id": "Kx3qZ0mPq1c",
                 *         "rawId": "Kx3qZ0mPq1c",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4",
                 *           "signature": "MEUCIQDx",
                 *           "userHandle": "handle"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    credential: {
                        id: string;
                        rawId: string;
                        response: {
                            authenticatorData: string;
                            clientDataJSON: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                        /** @constant */
                        type: "public-key";
                    };
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
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "development",
                     *         "label": "Verandah development"
                     *       }
                     *     ]
                     */
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
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "mara",
                     *       "expiresIn": 600
                     *     }
                     */
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
                /**
                 * @example {
                 *       "token": "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
                 *       "password": "a-long-and-quiet-passphrase"
                 *     }
                 */
                "application/json": {
                    password: string;
                    token: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "mara",
                     *       "expiresIn": 600
                     *     }
                     */
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
                /**
                 * @example {
                 *       "code": "AAAAAAAAAAAAAAAAAAAAAAAA",
                 *       "challenge": "sssssssssssssssssssssssssssssssssssssssssss"
                 *     }
                 */
                "application/json": {
                    challenge?: string;
                    code: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "username": "quinn",
                     *       "expiresIn": 600
                     *     }
                     */
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
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "signedIn": true,
                     *       "member": {
                     *         "id": 1,
                     *         "username": "mara",
                     *         "name": "Mara Quill",
                     *         "avatar": null,
                     *         "bio": "",
                     *         "isAgent": false,
                     *         "createdAt": "2026-11-29T20:02:37.243Z",
                     *         "agentId": null,
                     *         "email": "mara@example.com",
                     *         "emailVerified": true,
                     *         "role": "member"
                     *       },
                     *       "expiresIn": 600
                     *     }
                     */
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
                /**
                 * @example {
                 *       "email": "mara@example.com",
                 *       "password": "a-long-and-quiet-passphrase"
                 *     }
                 */
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
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "mara",
                     *       "expiresIn": 600
                     *     }
                     */
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
                /**
                 * @example {
                 *       "name": "Jo Vale",
                 *       "email": "new@example.com",
                 *       "password": "a-long-and-quiet-passphrase"
                 *     }
                 */
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
            /** @description The response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "jo-vale-vx9n"
                     *     }
                     */
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
                /** @example {} */
                "application/json": {
                    authCode?: string | null;
                    authError?: string | null;
                    providerName?: string | null;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
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
                /**
                 * @example {
                 *       "token": "vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv"
                 *     }
                 */
                "application/json": {
                    password?: string;
                    token: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "username": "olive",
                     *       "expiresIn": 600
                     *     }
                     */
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Jo Vale",
                 *       "email": "someone@example.com",
                 *       "message": "Please call me about this home.",
                 *       "consent": true,
                 *       "agentId": 1
                 *     }
                 */
                "application/json": components["schemas"]["BuyerEnquiry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "100",
                     *       "receivedAt": "2026-11-29T20:02:39.207Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryReceipt"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    calendar: {
        parameters: {
            query?: {
                /**
                 * @description Start of a single inspection; all if omitted.
                 * @example 2026-12-05T00:00:00Z
                 */
                at?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Name of the listing in addresses, followed by .ics.
                 * @example 960.avif
                 */
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
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of the state or territory, 1 to 8; all if omitted.
                 * @example 7
                 */
                stateId?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "slug": "harbour-1",
                     *           "name": "Harbour",
                     *           "stateCode": null,
                     *           "website": null,
                     *           "officeCount": 2,
                     *           "href": "/companies/1",
                     *           "uri": "/companies/1"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        results: {
                            /**
                             * @deprecated
                             * @description The same as uri.
                             */
                            href: string;
                            id: number;
                            name: string;
                            officeCount: number;
                            slug: string;
                            stateCode: string | null;
                            /** @description Path below /v1. */
                            uri: string;
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
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Number of the company.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "slug": "harbour-and-vale-richmond-1",
                     *           "name": "Harbour and Vale",
                     *           "phone": "03 9000 0001",
                     *           "address": null,
                     *           "brandColour": null,
                     *           "logo": null,
                     *           "about": "",
                     *           "socialLinks": {},
                     *           "claimed": true,
                     *           "reviewCount": 1,
                     *           "agentCount": 2,
                     *           "company": {
                     *             "id": 1,
                     *             "slug": "harbour-1",
                     *             "name": "Harbour",
                     *             "href": "/companies/1",
                     *             "uri": "/companies/1"
                     *           },
                     *           "location": null,
                     *           "listingCounts": {
                     *             "buy": 1,
                     *             "rent": 0,
                     *             "sold": 0,
                     *             "leased": 0
                     *           },
                     *           "averageRating": 4,
                     *           "href": "/offices/1",
                     *           "uri": "/offices/1"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "slug": "north-perth-2",
                     *           "name": "North",
                     *           "phone": null,
                     *           "address": null,
                     *           "brandColour": null,
                     *           "logo": null,
                     *           "about": "",
                     *           "socialLinks": {},
                     *           "claimed": true,
                     *           "reviewCount": 0,
                     *           "agentCount": 1,
                     *           "company": {
                     *             "id": 1,
                     *             "slug": "harbour-1",
                     *             "name": "Harbour",
                     *             "href": "/companies/1",
                     *             "uri": "/companies/1"
                     *           },
                     *           "location": null,
                     *           "listingCounts": {
                     *             "buy": 0,
                     *             "rent": 0,
                     *             "sold": 0,
                     *             "leased": 0
                     *           },
                     *           "averageRating": null,
                     *           "href": "/offices/2",
                     *           "uri": "/offices/2"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        results: {
                            about: string;
                            address: string | null;
                            agentCount: number;
                            averageRating: number | null;
                            brandColour: string | null;
                            claimed: boolean;
                            company: {
                                /**
                                 * @deprecated
                                 * @description The same as uri.
                                 */
                                href: string;
                                id: number;
                                name: string;
                                slug: string;
                                /** @description Path below /v1. */
                                uri: string;
                            } | null;
                            /**
                             * @deprecated
                             * @description The same as uri.
                             */
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
                                twitter?: string;
                                website?: string;
                            };
                            /** @description Path below /v1. */
                            uri: string;
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key": string;
            };
            path: {
                /**
                 * @description What the enquiry is about.
                 * @example advertising
                 */
                product: "advertising" | "agent-profile" | "agency" | "feeds" | "home-loans" | "insurance" | "moving" | "help";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Jo Vale",
                 *       "email": "someone@example.com",
                 *       "message": "Please call me about this home.",
                 *       "consent": true
                 *     }
                 */
                "application/json": components["schemas"]["ProductEnquiry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "100",
                     *       "receivedAt": "2026-11-29T20:02:39.107Z"
                     *     }
                     */
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
                /**
                 * @example {
                 *       "failures": [
                 *         {
                 *           "area": "search",
                 *           "release": "1.4.0",
                 *           "operation": "render",
                 *           "problem": "TypeError: no data"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BrowserFailures"];
                "text/plain": string;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reported": 1
                     *     }
                     */
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
                /**
                 * @description ID of the last event that the browser received.
                 * @example 41
                 */
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
            /** @description Not modified. */
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
                /**
                 * @description Plain file name, as in the document.
                 * @example front.jpg
                 */
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
                    /**
                     * @example {
                     *       "name": "front.jpg",
                     *       "width": 1440,
                     *       "height": 960,
                     *       "colour": "#8fa3b8"
                     *     }
                     */
                    "application/json": Record<string, never>;
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    sendListings: {
        parameters: {
            query?: {
                /**
                 * @description File name, for the report.
                 * @example crm
                 */
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
                    /**
                     * @example {
                     *       "id": "edd8127b-ba25-4310-bcf0-e2fbd045635f",
                     *       "status": "/feeds/uploads/edd8127b-ba25-4310-bcf0-e2fbd045635f"
                     *     }
                     */
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
                /**
                 * @description The office; only for operators.
                 * @example 1
                 */
                agentId?: string;
                /**
                 * @description Only listings that changed since this time; those no longer published are returned as withdrawn.
                 * @example 2026-11-27T00:00:00Z
                 */
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
                    /** @description Entity tag, to be sent as If-None-Match. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description Not modified. */
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
                    /**
                     * @example {
                     *       "id": null,
                     *       "source": "http",
                     *       "status": "done",
                     *       "problem": null,
                     *       "listings": [
                     *         {
                     *           "position": 1,
                     *           "kind": "residential",
                     *           "agentId": "XNWXNW",
                     *           "uniqueId": "ABCD1234",
                     *           "outcome": "rejected",
                     *           "uri": null,
                     *           "notes": [
                     *             {
                     *               "code": "agent-not-yours",
                     *               "path": "/listings/0/agentId",
                     *               "message": "This key may not send listings of this agentID; it was skipped: XNWXNW (line 1)"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "counts": {
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "stored": 0,
                     *         "rejected": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FeedReport"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    sendFeed: {
        parameters: {
            query?: {
                /**
                 * @description File name, for the report.
                 * @example crm
                 */
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
                    /**
                     * @example {
                     *       "id": "edd8127b-ba25-4310-bcf0-e2fbd045635f",
                     *       "status": "/feeds/uploads/edd8127b-ba25-4310-bcf0-e2fbd045635f"
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "id": null,
                     *       "source": "http",
                     *       "status": "done",
                     *       "problem": null,
                     *       "listings": [
                     *         {
                     *           "position": 1,
                     *           "kind": "residential",
                     *           "agentId": "XNWXNW",
                     *           "uniqueId": "ABCD1234",
                     *           "outcome": "rejected",
                     *           "uri": null,
                     *           "notes": [
                     *             {
                     *               "code": "agent-not-yours",
                     *               "path": "/listings/0/agentId",
                     *               "message": "This key may not send listings of this agentID; it was skipped: XNWXNW (line 1)"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "counts": {
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "stored": 0,
                     *         "rejected": 1
                     *       }
                     *     }
                     */
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
                /**
                 * @description Path of a results page: for-sale/richmond-vic-3121/real-estate.
                 * @example for-sale/richmond-vic-3121/real-estate
                 */
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
            /** @description Not modified. */
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
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Maximum number of entries.
                 * @example 10
                 */
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
                    /**
                     * @example {
                     *       "total": 2,
                     *       "results": [
                     *         {
                     *           "id": "edd8127b-ba25-4310-bcf0-e2fbd045635f",
                     *           "source": "http",
                     *           "status": "done",
                     *           "problem": null,
                     *           "receivedAt": "2026-11-29T20:02:40.544Z",
                     *           "finishedAt": "2026-11-29T20:02:40.557Z",
                     *           "counts": {
                     *             "created": 0,
                     *             "updated": 0,
                     *             "unchanged": 0,
                     *             "stored": 0,
                     *             "rejected": 1
                     *           },
                     *           "noted": 1,
                     *           "href": "/feeds/uploads/edd8127b-ba25-4310-bcf0-e2fbd045635f"
                     *         },
                     *         {
                     *           "id": "00000000-0000-4000-8000-000000000001",
                     *           "source": "http",
                     *           "status": "done",
                     *           "problem": null,
                     *           "receivedAt": "2026-11-29T20:02:37.248Z",
                     *           "finishedAt": null,
                     *           "counts": {
                     *             "created": 0,
                     *             "updated": 0,
                     *             "unchanged": 0,
                     *             "stored": 0,
                     *             "rejected": 0
                     *           },
                     *           "noted": 0,
                     *           "href": "/feeds/uploads/00000000-0000-4000-8000-000000000001"
                     *         }
                     *       ]
                     *     }
                     */
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
                /**
                 * @description Only listings with notes or failed pictures.
                 * @example problems
                 */
                only?: "problems";
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Maximum number of entries.
                 * @example 10
                 */
                take?: number;
            };
            header?: never;
            path: {
                /**
                 * @description ID from the response to the upload.
                 * @example edd8127b-ba25-4310-bcf0-e2fbd045635f
                 */
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
                    /**
                     * @example {
                     *       "id": "edd8127b-ba25-4310-bcf0-e2fbd045635f",
                     *       "source": "http",
                     *       "status": "done",
                     *       "problem": null,
                     *       "listings": [
                     *         {
                     *           "position": 1,
                     *           "kind": "residential",
                     *           "agentId": "XNWXNW",
                     *           "uniqueId": "ABCD1234",
                     *           "outcome": "rejected",
                     *           "uri": null,
                     *           "notes": [
                     *             {
                     *               "code": "agent-not-yours",
                     *               "path": "/listings/0/agentId",
                     *               "message": "This key may not send listings of this agentID; it was skipped: XNWXNW (line 1)"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "counts": {
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "stored": 0,
                     *         "rejected": 1
                     *       }
                     *     }
                     */
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
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the listing.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "uri": "house-1",
                     *       "canonicalUri": "house-1",
                     *       "statusType": "buy",
                     *       "status": "available",
                     *       "listingType": "sale",
                     *       "tierType": "basic",
                     *       "propertyType": "house",
                     *       "isExclusiveList": false,
                     *       "title": "A home",
                     *       "description": "",
                     *       "listedAt": "2026-11-01T00:00:00.000Z",
                     *       "priceDetails": {
                     *         "shortDescription": "$1,000,000",
                     *         "longDescription": "$1,000,000",
                     *         "isHidden": false
                     *       },
                     *       "address": {
                     *         "street": "39 Main Road",
                     *         "isHidden": false,
                     *         "suburb": "Richmond",
                     *         "stateCode": "VIC",
                     *         "postcode": "3121",
                     *         "locationSlug": "richmond-vic-3121",
                     *         "latitude": -37.82,
                     *         "longitude": 145,
                     *         "isApproximate": false,
                     *         "timeZone": "Australia/Melbourne"
                     *       },
                     *       "features": {
                     *         "bedrooms": null,
                     *         "bathrooms": null,
                     *         "cars": null,
                     *         "tags": [],
                     *         "extraFeatures": []
                     *       },
                     *       "landFeatures": null,
                     *       "buildingFeatures": null,
                     *       "ruralFeatures": [],
                     *       "auction": null,
                     *       "saleDetails": {
                     *         "auctionOn": null,
                     *         "isUnderOffer": false,
                     *         "setSaleOn": null,
                     *         "setSaleAt": null,
                     *         "auctionResult": null,
                     *         "auctionedOn": null,
                     *         "soldOn": null,
                     *         "soldPrice": null,
                     *         "loanPrice": 1000000
                     *       },
                     *       "rentalDetails": null,
                     *       "media": {
                     *         "photos": [
                     *           {
                     *             "key": null,
                     *             "width": 1200,
                     *             "height": 800,
                     *             "colour": "#d9dbd7",
                     *             "alt": "House in Richmond, photo 1"
                     *           }
                     *         ],
                     *         "floorPlans": []
                     *       },
                     *       "videos": [],
                     *       "documents": [],
                     *       "seo": {
                     *         "title": "39 Main Road, Richmond, VIC 3121, house, for sale",
                     *         "description": "$1,000,000"
                     *       },
                     *       "inspections": [],
                     *       "agents": [
                     *         {
                     *           "id": 1,
                     *           "username": "ada",
                     *           "name": "Ada Lovell",
                     *           "title": null,
                     *           "phone": "0400 000 001",
                     *           "portrait": null
                     *         }
                     *       ],
                     *       "office": {
                     *         "id": 1,
                     *         "slug": "harbour-and-vale-richmond-1",
                     *         "name": "Harbour and Vale",
                     *         "phone": "03 9000 0001",
                     *         "brandColour": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description Not modified. */
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key": string;
            };
            path: {
                /**
                 * @description Number of the listing.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Jo Vale",
                 *       "email": "someone@example.com",
                 *       "message": "Please call me about this home.",
                 *       "consent": true
                 *     }
                 */
                "application/json": components["schemas"]["ListingEnquiry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "100",
                     *       "receivedAt": "2026-11-29T20:02:38.997Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryReceipt"];
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    listingSchools: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the listing.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "areKnown": false,
                     *       "measuredFrom": "address",
                     *       "results": []
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Jo Vale",
                 *       "email": "someone@example.com",
                 *       "message": "Please call me about this home.",
                 *       "consent": true,
                 *       "locationId": 1
                 *     }
                 */
                "application/json": components["schemas"]["SellerEnquiry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "100",
                     *       "receivedAt": "2026-11-29T20:02:39.052Z"
                     *     }
                     */
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
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the listing.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "listingId": 1,
                     *       "uri": "house-1",
                     *       "statusType": "buy",
                     *       "propertyType": "house",
                     *       "address": {
                     *         "street": "39 Main Road",
                     *         "isHidden": false,
                     *         "suburb": "Richmond",
                     *         "stateCode": "VIC",
                     *         "postcode": "3121",
                     *         "locationSlug": "richmond-vic-3121",
                     *         "latitude": -37.82,
                     *         "longitude": 145,
                     *         "isApproximate": false,
                     *         "timeZone": "Australia/Melbourne"
                     *       },
                     *       "shortDescription": "$1,000,000",
                     *       "photo": {
                     *         "key": null,
                     *         "width": 1200,
                     *         "height": 800,
                     *         "colour": "#d9dbd7",
                     *         "alt": "House in Richmond, photo 1"
                     *       },
                     *       "agents": [
                     *         {
                     *           "id": 1,
                     *           "username": "ada",
                     *           "name": "Ada Lovell",
                     *           "title": null,
                     *           "phone": "0400 000 001",
                     *           "portrait": null
                     *         }
                     *       ],
                     *       "office": {
                     *         "id": 1,
                     *         "slug": "harbour-and-vale-richmond-1",
                     *         "name": "Harbour and Vale",
                     *         "phone": "03 9000 0001",
                     *         "brandColour": null
                     *       },
                     *       "takesEnquiries": true
                     *     }
                     */
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
                        /** @description Whether the listing accepts enquiries; false once it is removed. */
                        takesEnquiries: boolean;
                        uri: string;
                    };
                };
            };
            /** @description Not modified. */
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
                /**
                 * @example {
                 *       "agentId": 1
                 *     }
                 */
                "application/json": components["schemas"]["AgentListings"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "canonicalUri": "house-1",
                     *           "statusType": "buy",
                     *           "status": "available",
                     *           "listingType": "sale",
                     *           "tierType": "basic",
                     *           "propertyType": "house",
                     *           "isExclusiveList": false,
                     *           "title": "A home",
                     *           "description": "",
                     *           "listedAt": "2026-11-01T00:00:00.000Z",
                     *           "priceDetails": {
                     *             "shortDescription": "$1,000,000",
                     *             "longDescription": "$1,000,000",
                     *             "isHidden": false
                     *           },
                     *           "address": {
                     *             "street": "39 Main Road",
                     *             "isHidden": false,
                     *             "suburb": "Richmond",
                     *             "stateCode": "VIC",
                     *             "postcode": "3121",
                     *             "locationSlug": "richmond-vic-3121",
                     *             "latitude": -37.82,
                     *             "longitude": 145,
                     *             "isApproximate": false,
                     *             "timeZone": "Australia/Melbourne"
                     *           },
                     *           "features": {
                     *             "bedrooms": null,
                     *             "bathrooms": null,
                     *             "cars": null,
                     *             "tags": [],
                     *             "extraFeatures": []
                     *           },
                     *           "landFeatures": null,
                     *           "buildingFeatures": null,
                     *           "ruralFeatures": [],
                     *           "auction": null,
                     *           "saleDetails": {
                     *             "auctionOn": null,
                     *             "isUnderOffer": false,
                     *             "setSaleOn": null,
                     *             "setSaleAt": null,
                     *             "auctionResult": null,
                     *             "auctionedOn": null,
                     *             "soldOn": null,
                     *             "soldPrice": null,
                     *             "loanPrice": 1000000
                     *           },
                     *           "rentalDetails": null,
                     *           "media": {
                     *             "photos": [
                     *               {
                     *                 "key": null,
                     *                 "width": 1200,
                     *                 "height": 800,
                     *                 "colour": "#d9dbd7",
                     *                 "alt": "House in Richmond, photo 1"
                     *               }
                     *             ],
                     *             "floorPlans": []
                     *           },
                     *           "videos": [],
                     *           "documents": [],
                     *           "seo": {
                     *             "title": "39 Main Road, Richmond, VIC 3121, house, for sale",
                     *             "description": "$1,000,000"
                     *           },
                     *           "inspections": [],
                     *           "agents": [
                     *             {
                     *               "id": 1,
                     *               "username": "ada",
                     *               "name": "Ada Lovell",
                     *               "title": null,
                     *               "phone": "0400 000 001",
                     *               "portrait": null
                     *             }
                     *           ],
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "pagination": {
                     *         "currentPage": 1,
                     *         "totalPages": 1,
                     *         "skip": 0,
                     *         "take": 25,
                     *         "pageSize": 25
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
        };
    };
    listingsByAgent: {
        parameters: {
            query: {
                /** @description The search, as JSON. */
                query: string;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "canonicalUri": "house-1",
                     *           "statusType": "buy",
                     *           "status": "available",
                     *           "listingType": "sale",
                     *           "tierType": "basic",
                     *           "propertyType": "house",
                     *           "isExclusiveList": false,
                     *           "title": "A home",
                     *           "description": "",
                     *           "listedAt": "2026-11-01T00:00:00.000Z",
                     *           "priceDetails": {
                     *             "shortDescription": "$1,000,000",
                     *             "longDescription": "$1,000,000",
                     *             "isHidden": false
                     *           },
                     *           "address": {
                     *             "street": "39 Main Road",
                     *             "isHidden": false,
                     *             "suburb": "Richmond",
                     *             "stateCode": "VIC",
                     *             "postcode": "3121",
                     *             "locationSlug": "richmond-vic-3121",
                     *             "latitude": -37.82,
                     *             "longitude": 145,
                     *             "isApproximate": false,
                     *             "timeZone": "Australia/Melbourne"
                     *           },
                     *           "features": {
                     *             "bedrooms": null,
                     *             "bathrooms": null,
                     *             "cars": null,
                     *             "tags": [],
                     *             "extraFeatures": []
                     *           },
                     *           "landFeatures": null,
                     *           "buildingFeatures": null,
                     *           "ruralFeatures": [],
                     *           "auction": null,
                     *           "saleDetails": {
                     *             "auctionOn": null,
                     *             "isUnderOffer": false,
                     *             "setSaleOn": null,
                     *             "setSaleAt": null,
                     *             "auctionResult": null,
                     *             "auctionedOn": null,
                     *             "soldOn": null,
                     *             "soldPrice": null,
                     *             "loanPrice": 1000000
                     *           },
                     *           "rentalDetails": null,
                     *           "media": {
                     *             "photos": [
                     *               {
                     *                 "key": null,
                     *                 "width": 1200,
                     *                 "height": 800,
                     *                 "colour": "#d9dbd7",
                     *                 "alt": "House in Richmond, photo 1"
                     *               }
                     *             ],
                     *             "floorPlans": []
                     *           },
                     *           "videos": [],
                     *           "documents": [],
                     *           "seo": {
                     *             "title": "39 Main Road, Richmond, VIC 3121, house, for sale",
                     *             "description": "$1,000,000"
                     *           },
                     *           "inspections": [],
                     *           "agents": [
                     *             {
                     *               "id": 1,
                     *               "username": "ada",
                     *               "name": "Ada Lovell",
                     *               "title": null,
                     *               "phone": "0400 000 001",
                     *               "portrait": null
                     *             }
                     *           ],
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "pagination": {
                     *         "currentPage": 1,
                     *         "totalPages": 1,
                     *         "skip": 0,
                     *         "take": 25,
                     *         "pageSize": 25
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
            /** @description Not modified. */
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
                /** @description The search, as JSON. */
                query: string;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "markers": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "latitude": -37.82,
                     *           "longitude": 145,
                     *           "price": "$1M",
                     *           "tier": "basic"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListingMarkers"];
                };
            };
            /** @description Not modified. */
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
                /** @description The search, as JSON. */
                query: string;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "canonicalUri": "house-1",
                     *           "statusType": "buy",
                     *           "status": "available",
                     *           "listingType": "sale",
                     *           "tierType": "basic",
                     *           "propertyType": "house",
                     *           "isExclusiveList": false,
                     *           "title": "A home",
                     *           "description": "",
                     *           "listedAt": "2026-11-01T00:00:00.000Z",
                     *           "priceDetails": {
                     *             "shortDescription": "$1,000,000",
                     *             "longDescription": "$1,000,000",
                     *             "isHidden": false
                     *           },
                     *           "address": {
                     *             "street": "39 Main Road",
                     *             "isHidden": false,
                     *             "suburb": "Richmond",
                     *             "stateCode": "VIC",
                     *             "postcode": "3121",
                     *             "locationSlug": "richmond-vic-3121",
                     *             "latitude": -37.82,
                     *             "longitude": 145,
                     *             "isApproximate": false,
                     *             "timeZone": "Australia/Melbourne"
                     *           },
                     *           "features": {
                     *             "bedrooms": null,
                     *             "bathrooms": null,
                     *             "cars": null,
                     *             "tags": [],
                     *             "extraFeatures": []
                     *           },
                     *           "landFeatures": null,
                     *           "buildingFeatures": null,
                     *           "ruralFeatures": [],
                     *           "auction": null,
                     *           "saleDetails": {
                     *             "auctionOn": null,
                     *             "isUnderOffer": false,
                     *             "setSaleOn": null,
                     *             "setSaleAt": null,
                     *             "auctionResult": null,
                     *             "auctionedOn": null,
                     *             "soldOn": null,
                     *             "soldPrice": null,
                     *             "loanPrice": 1000000
                     *           },
                     *           "rentalDetails": null,
                     *           "media": {
                     *             "photos": [
                     *               {
                     *                 "key": null,
                     *                 "width": 1200,
                     *                 "height": 800,
                     *                 "colour": "#d9dbd7",
                     *                 "alt": "House in Richmond, photo 1"
                     *               }
                     *             ],
                     *             "floorPlans": []
                     *           },
                     *           "videos": [],
                     *           "documents": [],
                     *           "seo": {
                     *             "title": "39 Main Road, Richmond, VIC 3121, house, for sale",
                     *             "description": "$1,000,000"
                     *           },
                     *           "inspections": [],
                     *           "agents": [
                     *             {
                     *               "id": 1,
                     *               "username": "ada",
                     *               "name": "Ada Lovell",
                     *               "title": null,
                     *               "phone": "0400 000 001",
                     *               "portrait": null
                     *             }
                     *           ],
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "prices": {
                     *         "filtered": {
                     *           "median": 1000000
                     *         }
                     *       },
                     *       "pagination": {
                     *         "currentPage": 1,
                     *         "totalPages": 1,
                     *         "skip": 0,
                     *         "take": 25,
                     *         "pageSize": 25
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            /** @description Not modified. */
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
                /**
                 * @example {
                 *       "statusType": "buy",
                 *       "locationSearchContext": {
                 *         "wellKnownText": "POLYGON((144.9 -37.9, 145.1 -37.9, 145.1 -37.7, 144.9 -37.7, 144.9 -37.9))"
                 *       },
                 *       "searchMode": "map"
                 *     }
                 */
                "application/json": components["schemas"]["BoundarySearch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "canonicalUri": "house-1",
                     *           "statusType": "buy",
                     *           "status": "available",
                     *           "listingType": "sale",
                     *           "tierType": "basic",
                     *           "propertyType": "house",
                     *           "isExclusiveList": false,
                     *           "title": "A home",
                     *           "description": "",
                     *           "listedAt": "2026-11-01T00:00:00.000Z",
                     *           "priceDetails": {
                     *             "shortDescription": "$1,000,000",
                     *             "longDescription": "$1,000,000",
                     *             "isHidden": false
                     *           },
                     *           "address": {
                     *             "street": "39 Main Road",
                     *             "isHidden": false,
                     *             "suburb": "Richmond",
                     *             "stateCode": "VIC",
                     *             "postcode": "3121",
                     *             "locationSlug": "richmond-vic-3121",
                     *             "latitude": -37.82,
                     *             "longitude": 145,
                     *             "isApproximate": false,
                     *             "timeZone": "Australia/Melbourne"
                     *           },
                     *           "features": {
                     *             "bedrooms": null,
                     *             "bathrooms": null,
                     *             "cars": null,
                     *             "tags": [],
                     *             "extraFeatures": []
                     *           },
                     *           "landFeatures": null,
                     *           "buildingFeatures": null,
                     *           "ruralFeatures": [],
                     *           "auction": null,
                     *           "saleDetails": {
                     *             "auctionOn": null,
                     *             "isUnderOffer": false,
                     *             "setSaleOn": null,
                     *             "setSaleAt": null,
                     *             "auctionResult": null,
                     *             "auctionedOn": null,
                     *             "soldOn": null,
                     *             "soldPrice": null,
                     *             "loanPrice": 1000000
                     *           },
                     *           "rentalDetails": null,
                     *           "media": {
                     *             "photos": [
                     *               {
                     *                 "key": null,
                     *                 "width": 1200,
                     *                 "height": 800,
                     *                 "colour": "#d9dbd7",
                     *                 "alt": "House in Richmond, photo 1"
                     *               }
                     *             ],
                     *             "floorPlans": []
                     *           },
                     *           "videos": [],
                     *           "documents": [],
                     *           "seo": {
                     *             "title": "39 Main Road, Richmond, VIC 3121, house, for sale",
                     *             "description": "$1,000,000"
                     *           },
                     *           "inspections": [],
                     *           "agents": [
                     *             {
                     *               "id": 1,
                     *               "username": "ada",
                     *               "name": "Ada Lovell",
                     *               "title": null,
                     *               "phone": "0400 000 001",
                     *               "portrait": null
                     *             }
                     *           ],
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "prices": {
                     *         "filtered": {
                     *           "median": 1000000
                     *         }
                     *       },
                     *       "pagination": {
                     *         "currentPage": 1,
                     *         "totalPages": 1,
                     *         "skip": 0,
                     *         "take": 25,
                     *         "pageSize": 25
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
        };
    };
    listingsByBoundaryOnMap: {
        parameters: {
            query: {
                /** @description The search, as JSON. */
                query: string;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "markers": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "latitude": -37.82,
                     *           "longitude": 145,
                     *           "price": "$1M",
                     *           "tier": "basic"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListingMarkers"];
                };
            };
            /** @description Not modified. */
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
                /**
                 * @example {
                 *       "statusType": "buy",
                 *       "locationSearchContext": {
                 *         "wellKnownText": "POLYGON((144.9 -37.9, 145.1 -37.9, 145.1 -37.7, 144.9 -37.7, 144.9 -37.9))"
                 *       },
                 *       "searchMode": "map"
                 *     }
                 */
                "application/json": components["schemas"]["BoundarySearch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "markers": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "latitude": -37.82,
                     *           "longitude": 145,
                     *           "price": "$1M",
                     *           "tier": "basic"
                     *         }
                     *       ]
                     *     }
                     */
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
                /**
                 * @example {
                 *       "listingIds": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ListingIds"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "canonicalUri": "house-1",
                     *           "statusType": "buy",
                     *           "status": "available",
                     *           "listingType": "sale",
                     *           "tierType": "basic",
                     *           "propertyType": "house",
                     *           "isExclusiveList": false,
                     *           "title": "A home",
                     *           "description": "",
                     *           "listedAt": "2026-11-01T00:00:00.000Z",
                     *           "priceDetails": {
                     *             "shortDescription": "$1,000,000",
                     *             "longDescription": "$1,000,000",
                     *             "isHidden": false
                     *           },
                     *           "address": {
                     *             "street": "39 Main Road",
                     *             "isHidden": false,
                     *             "suburb": "Richmond",
                     *             "stateCode": "VIC",
                     *             "postcode": "3121",
                     *             "locationSlug": "richmond-vic-3121",
                     *             "latitude": -37.82,
                     *             "longitude": 145,
                     *             "isApproximate": false,
                     *             "timeZone": "Australia/Melbourne"
                     *           },
                     *           "features": {
                     *             "bedrooms": null,
                     *             "bathrooms": null,
                     *             "cars": null,
                     *             "tags": [],
                     *             "extraFeatures": []
                     *           },
                     *           "landFeatures": null,
                     *           "buildingFeatures": null,
                     *           "ruralFeatures": [],
                     *           "auction": null,
                     *           "saleDetails": {
                     *             "auctionOn": null,
                     *             "isUnderOffer": false,
                     *             "setSaleOn": null,
                     *             "setSaleAt": null,
                     *             "auctionResult": null,
                     *             "auctionedOn": null,
                     *             "soldOn": null,
                     *             "soldPrice": null,
                     *             "loanPrice": 1000000
                     *           },
                     *           "rentalDetails": null,
                     *           "media": {
                     *             "photos": [
                     *               {
                     *                 "key": null,
                     *                 "width": 1200,
                     *                 "height": 800,
                     *                 "colour": "#d9dbd7",
                     *                 "alt": "House in Richmond, photo 1"
                     *               }
                     *             ],
                     *             "floorPlans": []
                     *           },
                     *           "videos": [],
                     *           "documents": [],
                     *           "seo": {
                     *             "title": "39 Main Road, Richmond, VIC 3121, house, for sale",
                     *             "description": "$1,000,000"
                     *           },
                     *           "inspections": [],
                     *           "agents": [
                     *             {
                     *               "id": 1,
                     *               "username": "ada",
                     *               "name": "Ada Lovell",
                     *               "title": null,
                     *               "phone": "0400 000 001",
                     *               "portrait": null
                     *             }
                     *           ],
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "pagination": {
                     *         "currentPage": 1,
                     *         "totalPages": 1,
                     *         "skip": 0,
                     *         "take": 25,
                     *         "pageSize": 25
                     *       }
                     *     }
                     */
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
                /**
                 * @example {
                 *       "listingIds": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ListingIds"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "listingId": 1,
                     *           "agents": [
                     *             {
                     *               "id": 1,
                     *               "username": "ada",
                     *               "name": "Ada Lovell",
                     *               "title": null,
                     *               "phone": "0400 000 001",
                     *               "portrait": null
                     *             }
                     *           ],
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
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
                /** @description The search, as JSON. */
                query: string;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "canonicalUri": "house-1",
                     *           "statusType": "buy",
                     *           "status": "available",
                     *           "listingType": "sale",
                     *           "tierType": "basic",
                     *           "propertyType": "house",
                     *           "isExclusiveList": false,
                     *           "title": "A home",
                     *           "description": "",
                     *           "listedAt": "2026-11-01T00:00:00.000Z",
                     *           "priceDetails": {
                     *             "shortDescription": "$1,000,000",
                     *             "longDescription": "$1,000,000",
                     *             "isHidden": false
                     *           },
                     *           "address": {
                     *             "street": "39 Main Road",
                     *             "isHidden": false,
                     *             "suburb": "Richmond",
                     *             "stateCode": "VIC",
                     *             "postcode": "3121",
                     *             "locationSlug": "richmond-vic-3121",
                     *             "latitude": -37.82,
                     *             "longitude": 145,
                     *             "isApproximate": false,
                     *             "timeZone": "Australia/Melbourne"
                     *           },
                     *           "features": {
                     *             "bedrooms": null,
                     *             "bathrooms": null,
                     *             "cars": null,
                     *             "tags": [],
                     *             "extraFeatures": []
                     *           },
                     *           "landFeatures": null,
                     *           "buildingFeatures": null,
                     *           "ruralFeatures": [],
                     *           "auction": null,
                     *           "saleDetails": {
                     *             "auctionOn": null,
                     *             "isUnderOffer": false,
                     *             "setSaleOn": null,
                     *             "setSaleAt": null,
                     *             "auctionResult": null,
                     *             "auctionedOn": null,
                     *             "soldOn": null,
                     *             "soldPrice": null,
                     *             "loanPrice": 1000000
                     *           },
                     *           "rentalDetails": null,
                     *           "media": {
                     *             "photos": [
                     *               {
                     *                 "key": null,
                     *                 "width": 1200,
                     *                 "height": 800,
                     *                 "colour": "#d9dbd7",
                     *                 "alt": "House in Richmond, photo 1"
                     *               }
                     *             ],
                     *             "floorPlans": []
                     *           },
                     *           "videos": [],
                     *           "documents": [],
                     *           "seo": {
                     *             "title": "39 Main Road, Richmond, VIC 3121, house, for sale",
                     *             "description": "$1,000,000"
                     *           },
                     *           "inspections": [],
                     *           "agents": [
                     *             {
                     *               "id": 1,
                     *               "username": "ada",
                     *               "name": "Ada Lovell",
                     *               "title": null,
                     *               "phone": "0400 000 001",
                     *               "portrait": null
                     *             }
                     *           ],
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "pagination": {
                     *         "currentPage": 1,
                     *         "totalPages": 1,
                     *         "skip": 0,
                     *         "take": 25,
                     *         "pageSize": 25
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
            /** @description Not modified. */
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
                /** @description The search, as JSON. */
                query: string;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "canonicalUri": "house-1",
                     *           "statusType": "buy",
                     *           "status": "available",
                     *           "listingType": "sale",
                     *           "tierType": "basic",
                     *           "propertyType": "house",
                     *           "isExclusiveList": false,
                     *           "title": "A home",
                     *           "description": "",
                     *           "listedAt": "2026-11-01T00:00:00.000Z",
                     *           "priceDetails": {
                     *             "shortDescription": "$1,000,000",
                     *             "longDescription": "$1,000,000",
                     *             "isHidden": false
                     *           },
                     *           "address": {
                     *             "street": "39 Main Road",
                     *             "isHidden": false,
                     *             "suburb": "Richmond",
                     *             "stateCode": "VIC",
                     *             "postcode": "3121",
                     *             "locationSlug": "richmond-vic-3121",
                     *             "latitude": -37.82,
                     *             "longitude": 145,
                     *             "isApproximate": false,
                     *             "timeZone": "Australia/Melbourne"
                     *           },
                     *           "features": {
                     *             "bedrooms": null,
                     *             "bathrooms": null,
                     *             "cars": null,
                     *             "tags": [],
                     *             "extraFeatures": []
                     *           },
                     *           "landFeatures": null,
                     *           "buildingFeatures": null,
                     *           "ruralFeatures": [],
                     *           "auction": null,
                     *           "saleDetails": {
                     *             "auctionOn": null,
                     *             "isUnderOffer": false,
                     *             "setSaleOn": null,
                     *             "setSaleAt": null,
                     *             "auctionResult": null,
                     *             "auctionedOn": null,
                     *             "soldOn": null,
                     *             "soldPrice": null,
                     *             "loanPrice": 1000000
                     *           },
                     *           "rentalDetails": null,
                     *           "media": {
                     *             "photos": [
                     *               {
                     *                 "key": null,
                     *                 "width": 1200,
                     *                 "height": 800,
                     *                 "colour": "#d9dbd7",
                     *                 "alt": "House in Richmond, photo 1"
                     *               }
                     *             ],
                     *             "floorPlans": []
                     *           },
                     *           "videos": [],
                     *           "documents": [],
                     *           "seo": {
                     *             "title": "39 Main Road, Richmond, VIC 3121, house, for sale",
                     *             "description": "$1,000,000"
                     *           },
                     *           "inspections": [],
                     *           "agents": [
                     *             {
                     *               "id": 1,
                     *               "username": "ada",
                     *               "name": "Ada Lovell",
                     *               "title": null,
                     *               "phone": "0400 000 001",
                     *               "portrait": null
                     *             }
                     *           ],
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "prices": {
                     *         "filtered": {
                     *           "median": 1000000
                     *         }
                     *       },
                     *       "pagination": {
                     *         "currentPage": 1,
                     *         "totalPages": 1,
                     *         "skip": 0,
                     *         "take": 25,
                     *         "pageSize": 25
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            /** @description Not modified. */
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
                /**
                 * @example {
                 *       "statusType": "buy",
                 *       "locationSearchContext": {}
                 *     }
                 */
                "application/json": components["schemas"]["LocationSearch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "canonicalUri": "house-1",
                     *           "statusType": "buy",
                     *           "status": "available",
                     *           "listingType": "sale",
                     *           "tierType": "basic",
                     *           "propertyType": "house",
                     *           "isExclusiveList": false,
                     *           "title": "A home",
                     *           "description": "",
                     *           "listedAt": "2026-11-01T00:00:00.000Z",
                     *           "priceDetails": {
                     *             "shortDescription": "$1,000,000",
                     *             "longDescription": "$1,000,000",
                     *             "isHidden": false
                     *           },
                     *           "address": {
                     *             "street": "39 Main Road",
                     *             "isHidden": false,
                     *             "suburb": "Richmond",
                     *             "stateCode": "VIC",
                     *             "postcode": "3121",
                     *             "locationSlug": "richmond-vic-3121",
                     *             "latitude": -37.82,
                     *             "longitude": 145,
                     *             "isApproximate": false,
                     *             "timeZone": "Australia/Melbourne"
                     *           },
                     *           "features": {
                     *             "bedrooms": null,
                     *             "bathrooms": null,
                     *             "cars": null,
                     *             "tags": [],
                     *             "extraFeatures": []
                     *           },
                     *           "landFeatures": null,
                     *           "buildingFeatures": null,
                     *           "ruralFeatures": [],
                     *           "auction": null,
                     *           "saleDetails": {
                     *             "auctionOn": null,
                     *             "isUnderOffer": false,
                     *             "setSaleOn": null,
                     *             "setSaleAt": null,
                     *             "auctionResult": null,
                     *             "auctionedOn": null,
                     *             "soldOn": null,
                     *             "soldPrice": null,
                     *             "loanPrice": 1000000
                     *           },
                     *           "rentalDetails": null,
                     *           "media": {
                     *             "photos": [
                     *               {
                     *                 "key": null,
                     *                 "width": 1200,
                     *                 "height": 800,
                     *                 "colour": "#d9dbd7",
                     *                 "alt": "House in Richmond, photo 1"
                     *               }
                     *             ],
                     *             "floorPlans": []
                     *           },
                     *           "videos": [],
                     *           "documents": [],
                     *           "seo": {
                     *             "title": "39 Main Road, Richmond, VIC 3121, house, for sale",
                     *             "description": "$1,000,000"
                     *           },
                     *           "inspections": [],
                     *           "agents": [
                     *             {
                     *               "id": 1,
                     *               "username": "ada",
                     *               "name": "Ada Lovell",
                     *               "title": null,
                     *               "phone": "0400 000 001",
                     *               "portrait": null
                     *             }
                     *           ],
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "prices": {
                     *         "filtered": {
                     *           "median": 1000000
                     *         }
                     *       },
                     *       "pagination": {
                     *         "currentPage": 1,
                     *         "totalPages": 1,
                     *         "skip": 0,
                     *         "take": 25,
                     *         "pageSize": 25
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
        };
    };
    listingsByLocationOnMap: {
        parameters: {
            query: {
                /** @description The search, as JSON. */
                query: string;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "markers": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "latitude": -37.82,
                     *           "longitude": 145,
                     *           "price": "$1M",
                     *           "tier": "basic"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListingMarkers"];
                };
            };
            /** @description Not modified. */
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
                /**
                 * @example {
                 *       "statusType": "buy",
                 *       "locationSearchContext": {}
                 *     }
                 */
                "application/json": components["schemas"]["LocationSearch"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "markers": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "latitude": -37.82,
                     *           "longitude": 145,
                     *           "price": "$1M",
                     *           "tier": "basic"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListingMarkers"];
                };
            };
        };
    };
    location: {
        parameters: {
            query?: {
                /**
                 * @description Whether to include surrounding suburbs.
                 * @example true
                 */
                includeSurrounding?: "true" | "false";
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the suburb.
                 * @example 1
                 */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Richmond",
                     *       "state": {
                     *         "id": 7,
                     *         "name": "Victoria"
                     *       },
                     *       "zipCode": {
                     *         "name": "3121"
                     *       },
                     *       "uri": "richmond-vic-3121",
                     *       "slug": "richmond-vic-3121",
                     *       "label": "Richmond, VIC 3121",
                     *       "suburb": "Richmond",
                     *       "type": "suburb",
                     *       "stateCode": "VIC",
                     *       "postcode": "3121",
                     *       "latLong": {
                     *         "latitude": -37.82,
                     *         "longitude": 145
                     *       },
                     *       "medians": {
                     *         "asOf": "2026-11-30",
                     *         "leastSample": 5,
                     *         "kinds": []
                     *       }
                     *     }
                     */
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
                    } | {
                        id: string;
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
                        suburb: null;
                        /** @enum {string} */
                        type: "region" | "state" | "postcode";
                        uri: string;
                        zipCode: {
                            name: string;
                        } | null;
                    };
                };
            };
            /** @description Not modified. */
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
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the suburb.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Degrees north (WGS 84); Australia is negative.
                 * @example -37.82
                 */
                latitude: string;
                /**
                 * @description Degrees east (WGS 84).
                 * @example 145.00
                 */
                longitude: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Richmond",
                     *           "state": {
                     *             "id": 7,
                     *             "name": "Victoria"
                     *           },
                     *           "zipCode": {
                     *             "name": "3121"
                     *           },
                     *           "uri": "richmond-vic-3121",
                     *           "slug": "richmond-vic-3121",
                     *           "label": "Richmond, VIC 3121",
                     *           "suburb": "Richmond",
                     *           "type": "suburb",
                     *           "stateCode": "VIC",
                     *           "postcode": "3121",
                     *           "latLong": {
                     *             "latitude": -37.82,
                     *             "longitude": 145
                     *           },
                     *           "distanceMetres": 0
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Cremorne",
                     *           "state": {
                     *             "id": 7,
                     *             "name": "Victoria"
                     *           },
                     *           "zipCode": {
                     *             "name": "3121"
                     *           },
                     *           "uri": "cremorne-vic-3121",
                     *           "slug": "cremorne-vic-3121",
                     *           "label": "Cremorne, VIC 3121",
                     *           "suburb": "Cremorne",
                     *           "type": "suburb",
                     *           "stateCode": "VIC",
                     *           "postcode": "3121",
                     *           "latLong": {
                     *             "latitude": -37.83,
                     *             "longitude": 144.99
                     *           },
                     *           "distanceMetres": 1417
                     *         }
                     *       ]
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the suburb.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 2,
                     *           "name": "Cremorne",
                     *           "state": {
                     *             "id": 7,
                     *             "name": "Victoria"
                     *           },
                     *           "zipCode": {
                     *             "name": "3121"
                     *           },
                     *           "uri": "cremorne-vic-3121",
                     *           "slug": "cremorne-vic-3121",
                     *           "label": "Cremorne, VIC 3121",
                     *           "suburb": "Cremorne",
                     *           "type": "suburb",
                     *           "stateCode": "VIC",
                     *           "postcode": "3121",
                     *           "latLong": {
                     *             "latitude": -37.83,
                     *             "longitude": 144.99
                     *           },
                     *           "distanceMetres": 1417
                     *         },
                     *         {
                     *           "id": 3,
                     *           "name": "Burnley",
                     *           "state": {
                     *             "id": 7,
                     *             "name": "Victoria"
                     *           },
                     *           "zipCode": {
                     *             "name": "3121"
                     *           },
                     *           "uri": "burnley-vic-3121",
                     *           "slug": "burnley-vic-3121",
                     *           "label": "Burnley, VIC 3121",
                     *           "suburb": "Burnley",
                     *           "type": "suburb",
                     *           "stateCode": "VIC",
                     *           "postcode": "3121",
                     *           "latLong": {
                     *             "latitude": -37.83,
                     *             "longitude": 145.01
                     *           },
                     *           "distanceMetres": 1417
                     *         }
                     *       ]
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the suburb.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pros": [],
                     *       "cons": []
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the suburb.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approximate": true,
                     *       "geoJson": {
                     *         "type": "Polygon",
                     *         "coordinates": [
                     *           [
                     *             [
                     *               144.99,
                     *               -37.83
                     *             ],
                     *             [
                     *               145.01,
                     *               -37.83
                     *             ]
                     *           ]
                     *         ]
                     *       },
                     *       "wellKnownText": "POLYGON((144.99 -37.83, 145.01 -37.83, 145.01 -37.81, 144.99 -37.83))",
                     *       "credit": null,
                     *       "id": 1
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Degrees north (WGS 84); Australia is negative.
                 * @example -37.82
                 */
                latitude: string;
                /**
                 * @description Degrees east (WGS 84).
                 * @example 145.00
                 */
                longitude: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Richmond",
                     *           "state": {
                     *             "id": 7,
                     *             "name": "Victoria"
                     *           },
                     *           "zipCode": {
                     *             "name": "3121"
                     *           },
                     *           "uri": "richmond-vic-3121",
                     *           "slug": "richmond-vic-3121",
                     *           "label": "Richmond, VIC 3121",
                     *           "suburb": "Richmond",
                     *           "type": "suburb",
                     *           "stateCode": "VIC",
                     *           "postcode": "3121",
                     *           "latLong": {
                     *             "latitude": -37.82,
                     *             "longitude": 145
                     *           },
                     *           "distanceMetres": 0
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Cremorne",
                     *           "state": {
                     *             "id": 7,
                     *             "name": "Victoria"
                     *           },
                     *           "zipCode": {
                     *             "name": "3121"
                     *           },
                     *           "uri": "cremorne-vic-3121",
                     *           "slug": "cremorne-vic-3121",
                     *           "label": "Cremorne, VIC 3121",
                     *           "suburb": "Cremorne",
                     *           "type": "suburb",
                     *           "stateCode": "VIC",
                     *           "postcode": "3121",
                     *           "latLong": {
                     *             "latitude": -37.83,
                     *             "longitude": 144.99
                     *           },
                     *           "distanceMetres": 1417
                     *         }
                     *       ]
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description Whether to include surrounding suburbs.
                 * @example true
                 */
                includeSurrounding?: "true" | "false";
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Current or former slug of the suburb.
                 * @example richmond-vic-3121
                 */
                uri: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Richmond",
                     *       "state": {
                     *         "id": 7,
                     *         "name": "Victoria"
                     *       },
                     *       "zipCode": {
                     *         "name": "3121"
                     *       },
                     *       "uri": "richmond-vic-3121",
                     *       "slug": "richmond-vic-3121",
                     *       "label": "Richmond, VIC 3121",
                     *       "suburb": "Richmond",
                     *       "type": "suburb",
                     *       "stateCode": "VIC",
                     *       "postcode": "3121",
                     *       "latLong": {
                     *         "latitude": -37.82,
                     *         "longitude": 145
                     *       },
                     *       "medians": {
                     *         "asOf": "2026-11-30",
                     *         "leastSample": 5,
                     *         "kinds": []
                     *       }
                     *     }
                     */
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
                    } | {
                        id: string;
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
                        suburb: null;
                        /** @enum {string} */
                        type: "region" | "state" | "postcode";
                        uri: string;
                        zipCode: {
                            name: string;
                        } | null;
                    };
                };
            };
            /** @description Not modified. */
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
                /**
                 * @description Slug of the suburb.
                 * @example richmond-vic-3121
                 */
                locationUniqueUri: string;
            };
            header: {
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "locationId": 1,
                     *       "locationUniqueUri": "richmond-vic-3121",
                     *       "isSignedIn": true,
                     *       "isFollowing": false,
                     *       "followerCount": 0,
                     *       "hasReviewed": true,
                     *       "reviewId": 1,
                     *       "helpfulReviewIds": [],
                     *       "unhelpfulReviewIds": []
                     *     }
                     */
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
                /**
                 * @description Width in pixels, and format.
                 * @example 960.avif
                 */
                file: string;
                /**
                 * @description Key of the picture, as returned by the API.
                 * @example 0f3a8c5d2b
                 */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "mara",
                     *       "name": "Mara Quill",
                     *       "avatar": null,
                     *       "bio": "",
                     *       "isAgent": false,
                     *       "createdAt": "2026-11-29T20:02:37.243Z",
                     *       "agentId": null,
                     *       "email": "mara@example.com",
                     *       "emailVerified": true,
                     *       "role": "member"
                     *     }
                     */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "a-long-and-quiet-passphrase"
                 *     }
                 */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "CRM",
                     *         "ending": "abcd",
                     *         "scopes": [
                     *           "saved:read"
                     *         ],
                     *         "createdAt": "2026-11-29T20:02:37.248Z",
                     *         "expiresAt": "2026-11-30T20:02:37.248Z",
                     *         "lastUsedAt": null
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description Date and time, ISO 8601. */
                        createdAt: string;
                        /** @description The last four characters of the token. */
                        ending: string;
                        /** @description Date and time, ISO 8601. */
                        expiresAt: string;
                        id: number;
                        /** @description When it was last used, ISO 8601, to the minute; null if it was never used. */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Jo Vale",
                 *       "scopes": [
                 *         "saved:read"
                 *       ]
                 *     }
                 */
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
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 100,
                     *       "name": "Jo Vale",
                     *       "ending": "QxLw",
                     *       "scopes": [
                     *         "saved:read"
                     *       ],
                     *       "createdAt": "2026-11-29T20:02:38.166Z",
                     *       "expiresAt": "2027-02-27T20:02:38.166Z",
                     *       "lastUsedAt": null,
                     *       "token": "xxxxxxxxxxxxxxxxxxxx"
                     *     }
                     */
                    "application/json": {
                        /** @description Date and time, ISO 8601. */
                        createdAt: string;
                        /** @description The last four characters of the token. */
                        ending: string;
                        /** @description Date and time, ISO 8601. */
                        expiresAt: string;
                        id: number;
                        /** @description When it was last used, ISO 8601, to the minute; null if it was never used. */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Secret from the link in the email, or the number of an access token.
                 * @example 1
                 */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "memberId": 1,
                     *       "count": 1,
                     *       "average": 4,
                     *       "stars": [
                     *         0,
                     *         0,
                     *         0,
                     *         1,
                     *         0
                     *       ],
                     *       "latest": [
                     *         {
                     *           "reviewId": 1,
                     *           "agentName": "Ada Lovell",
                     *           "uri": "/agent/ada/reviews",
                     *           "path": "/agent/ada/reviews",
                     *           "title": "",
                     *           "rating": 4,
                     *           "createdAt": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        average: number | null;
                        count: number;
                        latest: {
                            agentName: string;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * @deprecated
                             * @description The same as uri.
                             */
                            path: string;
                            rating: number;
                            reviewId: number;
                            title: string;
                            /** @description Root-relative address of the review. */
                            uri: string;
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2026-11-29T20:02:38.100Z",
                     *       "account": {
                     *         "id": 1,
                     *         "username": "mara",
                     *         "name": "Mara Quill",
                     *         "email": "mara@example.com",
                     *         "emailVerified": true,
                     *         "avatar": null,
                     *         "bio": "",
                     *         "role": "member",
                     *         "agentId": null,
                     *         "preferences": {
                     *           "alertDigest": "daily",
                     *           "emails": {
                     *             "replies": "immediately",
                     *             "followed": "weekly",
                     *             "saved": "daily",
                     *             "reviews": "immediately",
                     *             "moderation": "never",
                     *             "invitations": "immediately",
                     *             "enquiries": "immediately"
                     *           },
                     *           "site": {
                     *             "replies": true,
                     *             "followed": true,
                     *             "saved": true,
                     *             "alerts": true,
                     *             "invitations": true,
                     *             "enquiries": true,
                     *             "reviews": true,
                     *             "moderation": true
                     *           },
                     *           "devices": {
                     *             "replies": true,
                     *             "followed": true,
                     *             "saved": true,
                     *             "alerts": true,
                     *             "invitations": true,
                     *             "enquiries": true,
                     *             "reviews": true,
                     *             "moderation": true
                     *           }
                     *         },
                     *         "createdAt": "2026-11-29T20:02:37.243Z"
                     *       },
                     *       "linkedSignIns": [
                     *         {
                     *           "provider": "google",
                     *           "created_at": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ],
                     *       "devices": [
                     *         {
                     *           "device": "",
                     *           "created_at": "2026-11-29T20:02:37.244Z",
                     *           "used_at": "2026-11-29T20:02:37.244Z",
                     *           "revoked_at": null,
                     *           "revoked_why": null
                     *         }
                     *       ],
                     *       "secondFactor": [],
                     *       "accessTokens": [
                     *         {
                     *           "name": "CRM",
                     *           "scopes": [
                     *             "saved:read"
                     *           ],
                     *           "created_at": "2026-11-29T20:02:37.248Z",
                     *           "expires_at": "2026-11-30T20:02:37.248Z",
                     *           "last_used_at": null
                     *         }
                     *       ],
                     *       "passkeys": [
                     *         {
                     *           "id": 1,
                     *           "name": "Phone",
                     *           "transports": [
                     *             "internal"
                     *           ],
                     *           "backed_up": true,
                     *           "created_at": "2026-11-29T20:02:37.248Z",
                     *           "last_used_at": null
                     *         }
                     *       ],
                     *       "securityHistory": [
                     *         {
                     *           "at": "2026-11-29T20:02:37.248Z",
                     *           "kind": "signed-in",
                     *           "way": "password",
                     *           "with_code": false,
                     *           "subject": null,
                     *           "device": "Firefox on Linux"
                     *         }
                     *       ],
                     *       "emailChanges": [
                     *         {
                     *           "id": 1,
                     *           "old_email": "mara@example.com",
                     *           "new_email": "mara.new@example.com",
                     *           "requested_at": "2026-11-29T20:02:37.248Z",
                     *           "confirmed_at": null,
                     *           "undone_at": null
                     *         }
                     *       ],
                     *       "devicesWithNotifications": [
                     *         {
                     *           "id": 1,
                     *           "endpoint": "https://push.example/1",
                     *           "created_at": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ],
                     *       "notifications": [],
                     *       "follows": [],
                     *       "hiddenListings": [],
                     *       "activities": [],
                     *       "officeInvitations": [],
                     *       "listingEdits": [],
                     *       "moderation": [],
                     *       "accountActions": [],
                     *       "ownAccountActions": [],
                     *       "agentReviews": [
                     *         {
                     *           "id": 1,
                     *           "agent_id": 1,
                     *           "listing_id": null,
                     *           "role": "buyer",
                     *           "rating": 4,
                     *           "ratings": {},
                     *           "title": "",
                     *           "text": "Kind and quick.",
                     *           "status": "published",
                     *           "reply": null,
                     *           "created_at": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ],
                     *       "enquiries": [],
                     *       "enquiryRepliesByEmail": [],
                     *       "locationReviews": [
                     *         {
                     *           "id": 1,
                     *           "locality_id": 1,
                     *           "relation": "lives",
                     *           "rating": 4,
                     *           "ratings": {},
                     *           "title": "",
                     *           "pros": "",
                     *           "cons": "",
                     *           "text": "Green and near to everything.",
                     *           "status": "published",
                     *           "created_at": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ],
                     *       "locationReviewComments": [],
                     *       "helpfulMarks": [],
                     *       "questions": [
                     *         {
                     *           "id": 1,
                     *           "uri": "parking-1",
                     *           "locality_id": 1,
                     *           "title": "Parking?",
                     *           "content": "",
                     *           "is_discussion": false,
                     *           "is_visible": true,
                     *           "created_at": "2026-11-29T20:02:37.248Z"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "uri": "hidden-2",
                     *           "locality_id": 1,
                     *           "title": "Hidden?",
                     *           "content": "",
                     *           "is_discussion": false,
                     *           "is_visible": false,
                     *           "created_at": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ],
                     *       "answers": [
                     *         {
                     *           "id": 1,
                     *           "question_id": 1,
                     *           "text": "By day.",
                     *           "is_visible": true,
                     *           "created_at": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ],
                     *       "answerComments": [
                     *         {
                     *           "id": 1,
                     *           "answer_id": 1,
                     *           "text": "And by night?",
                     *           "is_visible": true,
                     *           "created_at": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ],
                     *       "votes": [],
                     *       "posts": [],
                     *       "reports": [],
                     *       "collectedListings": [
                     *         {
                     *           "collection_id": 1,
                     *           "listing_id": 1,
                     *           "added_at": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ],
                     *       "sharedCollections": [],
                     *       "collectionInvitations": [
                     *         {
                     *           "collection_id": 1,
                     *           "email": "noah@example.com",
                     *           "created_at": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ],
                     *       "reactions": [],
                     *       "collectionNotes": [],
                     *       "collectionTags": [],
                     *       "collections": [
                     *         {
                     *           "id": 1,
                     *           "uri": "homes-0",
                     *           "name": "Homes",
                     *           "is_public": false,
                     *           "created_on": "2026-11-29T20:02:37.248Z",
                     *           "modified_on": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ],
                     *       "alerts": [
                     *         {
                     *           "id": 1,
                     *           "name": "Sold by an office",
                     *           "description": "",
                     *           "address": "/real-estate-agency/harbour-and-vale-richmond-1/sold",
                     *           "created_at": "2026-11-29T20:02:37.248Z",
                     *           "updated_at": "2026-11-29T20:02:37.248Z",
                     *           "paused": false
                     *         }
                     *       ],
                     *       "alertsByEmail": []
                     *     }
                     */
                    "application/json": {
                        accessTokens: {
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            last_used_at: string | null;
                            name: string;
                            scopes: string[];
                        }[];
                        account: {
                            agentId: number | null;
                            avatar: string | null;
                            bio: string;
                            /** Format: date-time */
                            createdAt: string;
                            email: string;
                            emailVerified: boolean;
                            id: number;
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
                            /** @enum {string} */
                            role: "member" | "admin";
                            username: string;
                        };
                        accountActions: {
                            action: string;
                            /** Format: date-time */
                            at: string;
                            why: string;
                        }[];
                        activities: {
                            agent_id: number | null;
                            /** Format: date-time */
                            at: string;
                            listing_id: number | null;
                            locality_id: number | null;
                            target_id: number | null;
                            type: string;
                        }[];
                        agentReviews: {
                            agent_id: number;
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            listing_id: number | null;
                            rating: number;
                            ratings: {
                                [key: string]: number;
                            };
                            reply: string | null;
                            role: string;
                            status: string;
                            text: string;
                            title: string;
                        }[];
                        alerts: {
                            address: string;
                            /** Format: date-time */
                            created_at: string;
                            description: string;
                            id: number;
                            name: string;
                            paused: boolean;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        alertsByEmail: {
                            address: string;
                            confirmed_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            every: string;
                            joined_at: string | null;
                            name: string;
                        }[];
                        answerComments: {
                            answer_id: number;
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            is_visible: boolean;
                            text: string;
                        }[];
                        answers: {
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            is_visible: boolean;
                            question_id: number;
                            text: string;
                        }[];
                        collectedListings: {
                            /** Format: date-time */
                            added_at: string;
                            collection_id: number;
                            listing_id: number;
                        }[];
                        collectionInvitations: {
                            collection_id: number;
                            /** Format: date-time */
                            created_at: string;
                            email: string;
                        }[];
                        collectionNotes: {
                            collection_id: number;
                            listing_id: number;
                            note: string;
                            /** Format: date-time */
                            written_at: string;
                        }[];
                        collections: {
                            /** Format: date-time */
                            created_on: string;
                            id: number;
                            is_public: boolean;
                            /** Format: date-time */
                            modified_on: string;
                            name: string;
                            uri: string;
                        }[];
                        collectionTags: {
                            collection_id: number;
                            listing_id: number;
                            /** Format: date-time */
                            set_at: string;
                            tag: string;
                        }[];
                        devices: {
                            /** Format: date-time */
                            created_at: string;
                            device: string;
                            revoked_at: string | null;
                            revoked_why: string | null;
                            /** Format: date-time */
                            used_at: string;
                        }[];
                        devicesWithNotifications: {
                            /** Format: date-time */
                            created_at: string;
                            endpoint: string;
                            id: number;
                        }[];
                        emailChanges: {
                            confirmed_at: string | null;
                            id: number;
                            new_email: string;
                            old_email: string;
                            /** Format: date-time */
                            requested_at: string;
                            undone_at: string | null;
                        }[];
                        enquiries: {
                            agent_id: number | null;
                            /** Format: date-time */
                            created_at: string;
                            email: string;
                            id: number;
                            kind: string;
                            listing_id: number | null;
                            message: string;
                            name: string;
                            office_id: number | null;
                            phone: string | null;
                        }[];
                        enquiryRepliesByEmail: {
                            attachments: number;
                            enquiry_id: number;
                            id: number;
                            /** Format: date-time */
                            received_at: string;
                            side: string;
                            text: string;
                        }[];
                        /** Format: date-time */
                        exportedAt: string;
                        follows: {
                            /** Format: date-time */
                            created_at: string;
                            kind: string;
                            target_id: number;
                        }[];
                        helpfulMarks: {
                            helpful: boolean;
                            review_id: number;
                        }[];
                        hiddenListings: {
                            /** Format: date-time */
                            hidden_at: string;
                            listing_id: number;
                        }[];
                        linkedSignIns: {
                            /** Format: date-time */
                            created_at: string;
                            provider: string;
                        }[];
                        listingEdits: {
                            /** Format: date-time */
                            edited_at: string;
                            listing_id: number;
                            name: string;
                            own: ((string | number | boolean | null) | (string | number | boolean | null)[] | {
                                [key: string]: string | number | boolean | null;
                            }) | ((string | number | boolean | null) | (string | number | boolean | null)[] | {
                                [key: string]: string | number | boolean | null;
                            })[] | {
                                [key: string]: (string | number | boolean | null) | (string | number | boolean | null)[] | {
                                    [key: string]: string | number | boolean | null;
                                };
                            };
                        }[];
                        locationReviewComments: {
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            review_id: number;
                            status: string;
                            text: string;
                        }[];
                        locationReviews: {
                            cons: string;
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            locality_id: number;
                            pros: string;
                            rating: number;
                            ratings: {
                                [key: string]: number;
                            };
                            relation: string;
                            status: string;
                            text: string;
                            title: string;
                        }[];
                        moderation: {
                            action: string;
                            /** Format: date-time */
                            at: string;
                            kind: string;
                            target_id: number;
                            why: string;
                        }[];
                        notifications: {
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            kind: string;
                            read_at: string | null;
                            target_id: number;
                        }[];
                        officeInvitations: {
                            email: string;
                            /** Format: date-time */
                            expires_at: string;
                            used_at: string | null;
                        }[];
                        ownAccountActions: {
                            action: string;
                            /** Format: date-time */
                            at: string;
                            member_id: number | null;
                            why: string;
                        }[];
                        passkeys: {
                            backed_up: boolean;
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            last_used_at: string | null;
                            name: string;
                            transports: string[];
                        }[];
                        posts: {
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            markdown: string;
                            published_at: string | null;
                            slug: string;
                            summary: string;
                            title: string;
                        }[];
                        questions: {
                            content: string;
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            is_discussion: boolean;
                            is_visible: boolean;
                            locality_id: number;
                            title: string;
                            uri: string;
                        }[];
                        reactions: {
                            collection_id: number;
                            comment: string;
                            /** Format: date-time */
                            created_at: string;
                            listing_id: number;
                            reaction_type: string;
                        }[];
                        reports: {
                            /** Format: date-time */
                            created_at: string;
                            detail: string;
                            kind: string;
                            reason: string;
                            status: string;
                            target_id: number;
                        }[];
                        secondFactor: {
                            /** Format: date-time */
                            begun_at: string;
                            confirmed_at: string | null;
                        }[];
                        securityHistory: {
                            /** Format: date-time */
                            at: string;
                            device: string | null;
                            kind: string;
                            subject: string | null;
                            way: string | null;
                            with_code: boolean;
                        }[];
                        sharedCollections: {
                            collection_id: number;
                            /** Format: date-time */
                            joined_at: string;
                        }[];
                        votes: {
                            kind: string;
                            target_id: number;
                            value: number;
                        }[];
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "memberId": 1,
                     *       "agents": 0,
                     *       "locations": 0,
                     *       "questions": 0,
                     *       "members": 0,
                     *       "total": 0,
                     *       "latest": []
                     *     }
                     */
                    "application/json": {
                        agents: number;
                        latest: {
                            /**
                             * @deprecated
                             * @description The same as uri.
                             */
                            address: string;
                            /** Format: date-time */
                            followedAt: string;
                            /** @enum {string} */
                            kind: "agent" | "location" | "question" | "member";
                            name: string;
                            targetId: number;
                            /** @description Root-relative address of its page. */
                            uri: string;
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
    passkeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": true,
                     *       "passkeys": [
                     *         {
                     *           "id": 1,
                     *           "name": "Phone",
                     *           "backedUp": true,
                     *           "createdAt": "2026-11-29T20:02:37.248Z",
                     *           "lastUsedAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        available: boolean;
                        passkeys: {
                            /** @description Whether it was synchronised by a password manager when last used. */
                            backedUp: boolean;
                            /** @description Date and time, ISO 8601. */
                            createdAt: string;
                            id: number;
                            lastUsedAt: string | null;
                            name: string;
                        }[];
                    };
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Phone",
                 *       "credential": {
                 *         "id": "Kx3qZ0mPq1c",
                 *         "rawId": "Kx3qZ0mPq1c",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
                 *           "attestationObject": "o2NmbXRkbm9uZQ"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    credential: {
                        id: string;
                        rawId: string;
                        response: {
                            attestationObject: string;
                            clientDataJSON: string;
                            transports?: string[];
                        };
                        /** @constant */
                        type: "public-key";
                    };
                    name: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Phone",
                     *       "backedUp": true,
                     *       "createdAt": "2026-11-27T13:35:41.918Z",
                     *       "lastUsedAt": null
                     *     }
                     */
                    "application/json": {
                        /** @description Whether it was synchronised by a password manager when last used. */
                        backedUp: boolean;
                        /** @description Date and time, ISO 8601. */
                        createdAt: string;
                        id: number;
                        lastUsedAt: string | null;
                        name: string;
                    };
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Number of a passkey.
                 * @example 1
                 */
                passkey: number;
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
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Number of a passkey.
                 * @example 1
                 */
                passkey: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Jo Vale"
                 *     }
                 */
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Jo Vale",
                     *       "backedUp": true,
                     *       "createdAt": "2026-11-29T20:02:37.248Z",
                     *       "lastUsedAt": null
                     *     }
                     */
                    "application/json": {
                        /** @description Whether it was synchronised by a password manager when last used. */
                        backedUp: boolean;
                        /** @description Date and time, ISO 8601. */
                        createdAt: string;
                        id: number;
                        lastUsedAt: string | null;
                        name: string;
                    };
                };
            };
        };
    };
    passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "AX2qAHJ2V1nrHNQdn2wYNql7dD59UCJ_fb3W-nkpVJ8",
                     *       "rp": {
                     *         "id": "localhost",
                     *         "name": "Verandah"
                     *       },
                     *       "user": {
                     *         "id": "handle",
                     *         "name": "mara@example.com",
                     *         "displayName": "Mara Quill"
                     *       },
                     *       "pubKeyCredParams": [
                     *         {
                     *           "alg": -8,
                     *           "type": "public-key"
                     *         },
                     *         {
                     *           "alg": -7,
                     *           "type": "public-key"
                     *         }
                     *       ],
                     *       "timeout": 300000,
                     *       "attestation": "none",
                     *       "excludeCredentials": [
                     *         {
                     *           "id": "credential",
                     *           "type": "public-key",
                     *           "transports": [
                     *             "internal"
                     *           ]
                     *         }
                     *       ],
                     *       "authenticatorSelection": {
                     *         "residentKey": "required",
                     *         "requireResidentKey": true,
                     *         "userVerification": "required"
                     *       }
                     *     }
                     */
                    "application/json": {
                        attestation: string;
                        authenticatorSelection: {
                            requireResidentKey: boolean;
                            residentKey: string;
                            userVerification: string;
                        };
                        challenge: string;
                        excludeCredentials: {
                            id: string;
                            transports?: string[];
                            /** @constant */
                            type: "public-key";
                        }[];
                        pubKeyCredParams: {
                            alg: number;
                            /** @constant */
                            type: "public-key";
                        }[];
                        rp: {
                            id: string;
                            name: string;
                        };
                        timeout: number;
                        user: {
                            displayName: string;
                            id: string;
                            name: string;
                        };
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    pushDevices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publicKey": "BMeztqeTgViBVIZDQB_6RX4ITjQ5ekA2RNMGgglz3GOm2B7SkPUzv1RWpOc9WjIBtYFaP9uymSLPD1pX-8c0mSg",
                     *       "devices": [
                     *         {
                     *           "id": 1,
                     *           "device": "",
                     *           "current": true,
                     *           "since": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        devices: {
                            /** @description Whether the request comes from this device. */
                            current: boolean;
                            device: string;
                            id: number;
                            /** @description Date and time, ISO 8601. */
                            since: string;
                        }[];
                        /** @description Public key for the browser's subscription, base64url. */
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
                /**
                 * @description Number of the device, from the list of devices.
                 * @example 1
                 */
                device: number;
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://push.example/2",
                 *       "keys": {
                 *         "p256dh": "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
                 *         "auth": "BTBZMqHH6r4Tts7J_aSIgg"
                 *       }
                 *     }
                 */
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
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publicKey": "BMeztqeTgViBVIZDQB_6RX4ITjQ5ekA2RNMGgglz3GOm2B7SkPUzv1RWpOc9WjIBtYFaP9uymSLPD1pX-8c0mSg",
                     *       "devices": [
                     *         {
                     *           "id": 1,
                     *           "device": "",
                     *           "current": true,
                     *           "since": "2026-11-29T20:02:38.242Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        devices: {
                            /** @description Whether the request comes from this device. */
                            current: boolean;
                            device: string;
                            id: number;
                            /** @description Date and time, ISO 8601. */
                            since: string;
                        }[];
                        /** @description Public key for the browser's subscription, base64url. */
                        publicKey: string;
                    };
                };
            };
            429: components["responses"]["TooOften"];
        };
    };
    memberSecurityHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "1",
                     *         "kind": "signed-in",
                     *         "way": "password",
                     *         "withCode": false,
                     *         "subject": null,
                     *         "device": "Firefox on Linux",
                     *         "current": true,
                     *         "at": "2026-11-29T20:02:37.248Z",
                     *         "session": "00000000-0000-4000-8000-000000000001"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description Date and time, ISO 8601. */
                        at: string;
                        /** @description Whether this sign-in began the session of the calling device. */
                        current: boolean;
                        /** @description Browser and system, such as 'Firefox on Linux'; null for actions of admins. */
                        device: string | null;
                        id: string;
                        /** @enum {string} */
                        kind: "signed-in" | "sign-in-blocked" | "signed-out" | "session-stopped" | "device-signed-out" | "other-devices-signed-out" | "password-set" | "password-changed" | "password-reset" | "email-change-requested" | "email-change-cancelled" | "email-changed" | "email-change-undone" | "second-factor-on" | "second-factor-off" | "recovery-codes-renewed" | "recovery-code-used" | "passkey-added" | "passkey-removed" | "provider-linked" | "provider-unlinked" | "access-token-created" | "access-token-revoked" | "data-exported" | "signed-out-by-admin" | "suspended" | "reinstated" | "second-factor-removed-by-admin" | "made-admin" | "made-member";
                        /** @description ID of the device in the list of sessions, while it is signed in. */
                        session: string | null;
                        /** @description Name of the provider, passkey, access token or device concerned. */
                        subject: string | null;
                        /** @description Method of the sign-in; for a blocked one, the method that failed too often. */
                        way: ("password" | "email-link" | "provider" | "passkey" | "code") | null;
                        /** @description Whether the sign-in was completed by a second factor. */
                        withCode: boolean;
                    }[];
                };
            };
        };
    };
    memberSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "00000000-0000-4000-8000-000000000001",
                     *         "device": "",
                     *         "current": true,
                     *         "signedInAt": "2026-11-29T20:02:37.244Z",
                     *         "usedAt": "2026-11-29T20:02:37.244Z"
                     *       }
                     *     ]
                     */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 0
                     *     }
                     */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
                /**
                 * @description ID of the device from the list of sessions.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
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
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "mara",
                     *       "name": "Mara Quill",
                     *       "avatar": null,
                     *       "bio": "",
                     *       "isAgent": false,
                     *       "createdAt": "2026-11-29T20:02:37.243Z",
                     *       "agentId": null,
                     *       "email": "mara@example.com",
                     *       "emailVerified": true,
                     *       "role": "member",
                     *       "preferences": {
                     *         "alertDigest": "daily",
                     *         "emails": {
                     *           "replies": "immediately",
                     *           "followed": "weekly",
                     *           "saved": "daily",
                     *           "reviews": "immediately",
                     *           "moderation": "never",
                     *           "invitations": "immediately",
                     *           "enquiries": "immediately"
                     *         },
                     *         "site": {
                     *           "replies": true,
                     *           "followed": true,
                     *           "saved": true,
                     *           "alerts": true,
                     *           "invitations": true,
                     *           "enquiries": true,
                     *           "reviews": true,
                     *           "moderation": true
                     *         },
                     *         "devices": {
                     *           "replies": true,
                     *           "followed": true,
                     *           "saved": true,
                     *           "alerts": true,
                     *           "invitations": true,
                     *           "enquiries": true,
                     *           "reviews": true,
                     *           "moderation": true
                     *         },
                     *         "notices": true,
                     *         "news": false
                     *       },
                     *       "hasPassword": true,
                     *       "awaitedEmail": {
                     *         "email": "mara.new@example.com",
                     *         "expiresAt": "2026-11-30T20:02:37.248Z"
                     *       },
                     *       "proven": true,
                     *       "secondFactor": {
                     *         "on": false,
                     *         "codesLeft": 0,
                     *         "required": false
                     *       },
                     *       "linkedSignIns": [
                     *         {
                     *           "provider": "google",
                     *           "label": "google",
                     *           "linkedAt": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ]
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description ETag of the version that was read; 412 if it has changed since.
                 * @example "1-4f2a9c01"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
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
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "mara",
                     *       "name": "Mara Quill",
                     *       "avatar": null,
                     *       "bio": "",
                     *       "isAgent": false,
                     *       "createdAt": "2026-11-29T20:02:37.243Z",
                     *       "agentId": null,
                     *       "email": "mara@example.com",
                     *       "emailVerified": true,
                     *       "role": "member",
                     *       "preferences": {
                     *         "alertDigest": "daily",
                     *         "emails": {
                     *           "replies": "immediately",
                     *           "followed": "weekly",
                     *           "saved": "daily",
                     *           "reviews": "immediately",
                     *           "moderation": "never",
                     *           "invitations": "immediately",
                     *           "enquiries": "immediately"
                     *         },
                     *         "site": {
                     *           "replies": true,
                     *           "followed": true,
                     *           "saved": true,
                     *           "alerts": true,
                     *           "invitations": true,
                     *           "enquiries": true,
                     *           "reviews": true,
                     *           "moderation": true
                     *         },
                     *         "devices": {
                     *           "replies": true,
                     *           "followed": true,
                     *           "saved": true,
                     *           "alerts": true,
                     *           "invitations": true,
                     *           "enquiries": true,
                     *           "reviews": true,
                     *           "moderation": true
                     *         },
                     *         "notices": true,
                     *         "news": false
                     *       },
                     *       "hasPassword": true,
                     *       "awaitedEmail": {
                     *         "email": "mara.new@example.com",
                     *         "expiresAt": "2026-11-30T20:02:37.248Z"
                     *       },
                     *       "proven": true,
                     *       "secondFactor": {
                     *         "on": false,
                     *         "codesLeft": 0,
                     *         "required": false
                     *       },
                     *       "linkedSignIns": [
                     *         {
                     *           "provider": "google",
                     *           "label": "google",
                     *           "linkedAt": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ]
                     *     }
                     */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "newer@example.com"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "another-long-and-quiet-one",
                 *       "currentPassword": "a-long-and-quiet-passphrase"
                 *     }
                 */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "314159"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "LWYD-3WEW-24MU-SO6G-JGN6-L3DI"
                     *       ]
                     *     }
                     */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "xxxxxxxxxxxxxxxxxxxx",
                     *       "address": "otpauth://totp/Verandah:mara%40example.com?secret=XXXXXXXXXXXXXXXXXXXX",
                     *       "qr": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 570 570\"><rect fill=\"white\" width=\"570\" height=\"570\"/><path fill=\"black\" d=\"M40,40h10v10h-10zM50,40h10v10h-"
                     *     }
                     */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 5
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "AAAAAAAAAAAAAAAAAAAAAAAA"
                 *     }
                 */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 5
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "AAAAAAAAAAAAAAAAAAAAAAAA"
                 *     }
                 */
                "application/json": {
                    code: string;
                    password?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "ADGE-HCI5-MGVA-L4YT-TJ2L-KEPM",
                     *         "UTFG-23MT-K6US-WPP3-URNT-HXBF",
                     *         "3NFE-WGPG-ZOLE-JVCX-D3K6-JBKK",
                     *         "FON5-J6IP-VDAP-TU3F-4TBA-Z5T2",
                     *         "P2TR-RVK5-GPS2-CIQL-AGCS-UBNQ",
                     *         "E3M7-N4PK-U2NB-ACRL-PXFH-5H5N",
                     *         "MD3H-VXSS-4PTI-UYQL-WQKK-5FNU",
                     *         "RIYE-UUQJ-U6JQ-FGT7-GPEP-6ANX",
                     *         "YJQ7-MHRI-XBEN-JJDA-C5PS-KQTS",
                     *         "WGKD-HCDG-VTCC-3O7D-FIDM-WC5Y"
                     *       ]
                     *     }
                     */
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
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Name of the sign-in provider.
                 * @example google
                 */
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
                /**
                 * @example {
                 *       "email": "someone@example.com",
                 *       "every": "immediately",
                 *       "search": "/for-sale/richmond-vic-3121/real-estate"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    every: "immediately" | "daily" | "weekly";
                    /** @description Address of a results page, such as /for-sale/richmond-vic-3121/real-estate. */
                    search: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
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
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the calling member, or the username of any member for public data.
                 * @example 4
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "memberId": 4,
                     *       "agentId": 1,
                     *       "username": "ada",
                     *       "name": "Ada Lovell",
                     *       "url": "https://www.facebook.com/ada"
                     *     }
                     */
                    "application/json": {
                        agentId: number;
                        memberId: number;
                        name: string;
                        url: string;
                        username: string;
                    };
                };
            };
            /** @description Not modified. */
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
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "results": [
                     *         {
                     *           "memberId": 4,
                     *           "agentId": 1,
                     *           "username": "ada",
                     *           "name": "Ada Lovell",
                     *           "url": "https://www.facebook.com/ada"
                     *         }
                     *       ]
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description Number of the content.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Kind of content.
                 * @example question
                 */
                kind: "listing" | "agent-review" | "location-review" | "location-review-comment" | "question" | "answer" | "answer-comment";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "question",
                     *       "targetId": 1,
                     *       "state": "visible",
                     *       "isLocked": false,
                     *       "text": "Parking?",
                     *       "path": "/question/parking-1",
                     *       "place": "Richmond VIC 3121",
                     *       "authorId": 1,
                     *       "authorName": "Mara Quill",
                     *       "author": {
                     *         "memberId": 1,
                     *         "username": "mara",
                     *         "published": 5,
                     *         "rejected": 1,
                     *         "memberSince": "2026-11-29T20:02:37.243Z"
                     *       },
                     *       "reports": [],
                     *       "history": [],
                     *       "uri": "/question/parking-1"
                     *     }
                     */
                    "application/json": {
                        author: {
                            memberId: number;
                            memberSince: string;
                            published: number;
                            rejected: number;
                            username: string;
                        } | null;
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
                        /**
                         * @deprecated
                         * @description The same as uri.
                         */
                        path: string;
                        place: string;
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
                        /** @description Root-relative address of the page that it is on. */
                        uri: string;
                    };
                };
            };
        };
    };
    moderate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Action of the moderator.
                 * @example hide
                 */
                action: "show" | "hide" | "restore" | "remove" | "dismiss" | "warn" | "lock" | "unlock";
                /**
                 * @description Number of the content.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Kind of content.
                 * @example question
                 */
                kind: "listing" | "agent-review" | "location-review" | "location-review-comment" | "question" | "answer" | "answer-comment";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "why": "It names a person."
                 *     }
                 */
                "application/json": {
                    why: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "question",
                     *       "targetId": 1,
                     *       "state": "hidden",
                     *       "isLocked": false,
                     *       "text": "Parking?",
                     *       "path": "/question/parking-1",
                     *       "place": "Richmond VIC 3121",
                     *       "authorId": 1,
                     *       "authorName": "Mara Quill",
                     *       "author": {
                     *         "memberId": 1,
                     *         "username": "mara",
                     *         "published": 4,
                     *         "rejected": 2,
                     *         "memberSince": "2026-11-29T20:02:37.243Z"
                     *       },
                     *       "reports": [],
                     *       "history": [
                     *         {
                     *           "at": "2026-11-29T20:02:40.046Z",
                     *           "who": "Quinn Admin",
                     *           "action": "hide",
                     *           "why": "It names a person."
                     *         }
                     *       ],
                     *       "uri": "/question/parking-1"
                     *     }
                     */
                    "application/json": {
                        author: {
                            memberId: number;
                            memberSince: string;
                            published: number;
                            rejected: number;
                            username: string;
                        } | null;
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
                        /**
                         * @deprecated
                         * @description The same as uri.
                         */
                        path: string;
                        place: string;
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
                        /** @description Root-relative address of the page that it is on. */
                        uri: string;
                    };
                };
            };
        };
    };
    moderationQueue: {
        parameters: {
            query?: {
                /**
                 * @description Kind of content.
                 * @example question
                 */
                kind?: "listing" | "agent-review" | "location-review" | "location-review-comment" | "question" | "answer" | "answer-comment";
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 0,
                     *       "results": []
                     *     }
                     */
                    "application/json": {
                        results: {
                            case: {
                                author: {
                                    memberId: number;
                                    memberSince: string;
                                    published: number;
                                    rejected: number;
                                    username: string;
                                } | null;
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
                                /**
                                 * @deprecated
                                 * @description The same as uri.
                                 */
                                path: string;
                                place: string;
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
                                /** @description Root-relative address of the page that it is on. */
                                uri: string;
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
                /** @description The search, as JSON. Former name of `query`. */
                json?: string;
                /** @description The search, as JSON. */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "slug": "harbour-and-vale-richmond-1",
                     *           "name": "Harbour and Vale",
                     *           "phone": "03 9000 0001",
                     *           "address": null,
                     *           "brandColour": null,
                     *           "logo": null,
                     *           "about": "",
                     *           "socialLinks": {},
                     *           "claimed": true,
                     *           "reviewCount": 1,
                     *           "agentCount": 2,
                     *           "company": {
                     *             "id": 1,
                     *             "slug": "harbour-1",
                     *             "name": "Harbour",
                     *             "href": "/companies/1",
                     *             "uri": "/companies/1"
                     *           },
                     *           "location": null,
                     *           "listingCounts": {
                     *             "buy": 1,
                     *             "rent": 0,
                     *             "sold": 0,
                     *             "leased": 0
                     *           },
                     *           "averageRating": 4,
                     *           "href": "/offices/1",
                     *           "uri": "/offices/1"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "slug": "north-perth-2",
                     *           "name": "North",
                     *           "phone": null,
                     *           "address": null,
                     *           "brandColour": null,
                     *           "logo": null,
                     *           "about": "",
                     *           "socialLinks": {},
                     *           "claimed": true,
                     *           "reviewCount": 0,
                     *           "agentCount": 1,
                     *           "company": {
                     *             "id": 1,
                     *             "slug": "harbour-1",
                     *             "name": "Harbour",
                     *             "href": "/companies/1",
                     *             "uri": "/companies/1"
                     *           },
                     *           "location": null,
                     *           "listingCounts": {
                     *             "buy": 0,
                     *             "rent": 0,
                     *             "sold": 0,
                     *             "leased": 0
                     *           },
                     *           "averageRating": null,
                     *           "href": "/offices/2",
                     *           "uri": "/offices/2"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        results: {
                            about: string;
                            address: string | null;
                            agentCount: number;
                            averageRating: number | null;
                            brandColour: string | null;
                            claimed: boolean;
                            company: {
                                /**
                                 * @deprecated
                                 * @description The same as uri.
                                 */
                                href: string;
                                id: number;
                                name: string;
                                slug: string;
                                /** @description Path below /v1. */
                                uri: string;
                            } | null;
                            /**
                             * @deprecated
                             * @description The same as uri.
                             */
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
                                twitter?: string;
                                website?: string;
                            };
                            /** @description Path below /v1. */
                            uri: string;
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
                /**
                 * @description Only posts by this author, by their name in addresses.
                 * @example quinn-admin
                 */
                author?: string;
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: string;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: string;
                /**
                 * @description Only posts on this topic, by its name in addresses.
                 * @example buying
                 */
                topic?: string;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "hasMore": false,
                     *       "results": [
                     *         {
                     *           "slug": "first-post",
                     *           "title": "First",
                     *           "summary": "",
                     *           "topic": "",
                     *           "cover": null,
                     *           "coverAlt": "",
                     *           "authorName": "Quinn Admin",
                     *           "topicSlug": "",
                     *           "authorSlug": "quinn-admin",
                     *           "publishedAt": "2026-11-29T20:02:37.248Z",
                     *           "updatedAt": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        hasMore: boolean;
                        results: {
                            authorName: string;
                            authorSlug: string;
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
            /** @description Not modified. */
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
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Slug of the post.
                 * @example first-post
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "first-post",
                     *       "title": "First",
                     *       "summary": "",
                     *       "topic": "",
                     *       "cover": null,
                     *       "coverAlt": "",
                     *       "authorName": "Quinn Admin",
                     *       "topicSlug": "",
                     *       "authorSlug": "quinn-admin",
                     *       "publishedAt": "2026-11-29T20:02:37.248Z",
                     *       "updatedAt": "2026-11-29T20:02:37.248Z",
                     *       "html": "<p>Words.</p>"
                     *     }
                     */
                    "application/json": {
                        authorName: string;
                        authorSlug: string;
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
            /** @description Not modified. */
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
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: string;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "slug": "first-post",
                     *           "title": "First",
                     *           "summary": "",
                     *           "markdown": "Words.",
                     *           "topic": "",
                     *           "cover": null,
                     *           "coverAlt": "",
                     *           "authorName": "Quinn Admin",
                     *           "version": 1,
                     *           "publishedAt": "2026-11-29T20:02:37.248Z",
                     *           "createdAt": "2026-11-29T20:02:37.248Z",
                     *           "updatedAt": "2026-11-29T20:02:37.248Z"
                     *         }
                     *       ]
                     *     }
                     */
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "How is parking in the evening?",
                 *       "markdown": "Most streets have permits until 6 pm."
                 *     }
                 */
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
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 100,
                     *       "slug": "how-is-parking-in-the-evening",
                     *       "title": "How is parking in the evening?",
                     *       "summary": "",
                     *       "markdown": "Most streets have permits until 6 pm.",
                     *       "topic": "",
                     *       "cover": null,
                     *       "coverAlt": "",
                     *       "authorName": "Quinn Admin",
                     *       "version": 1,
                     *       "publishedAt": null,
                     *       "createdAt": "2026-11-29T20:02:40.152Z",
                     *       "updatedAt": "2026-11-29T20:02:40.152Z"
                     *     }
                     */
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
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the post.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "slug": "first-post",
                     *       "title": "First",
                     *       "summary": "",
                     *       "markdown": "Words.",
                     *       "topic": "",
                     *       "cover": null,
                     *       "coverAlt": "",
                     *       "authorName": "Quinn Admin",
                     *       "version": 1,
                     *       "publishedAt": "2026-11-29T20:02:37.248Z",
                     *       "createdAt": "2026-11-29T20:02:37.248Z",
                     *       "updatedAt": "2026-11-29T20:02:37.248Z",
                     *       "html": "<p>Words.</p>"
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description ETag of the version that was read; 412 if it has changed since.
                 * @example "1-4f2a9c01"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the post.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "How is parking in the evening?",
                 *       "markdown": "Most streets have permits until 6 pm."
                 *     }
                 */
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
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "slug": "first-post",
                     *       "title": "How is parking in the evening?",
                     *       "summary": "",
                     *       "markdown": "Most streets have permits until 6 pm.",
                     *       "topic": "",
                     *       "cover": null,
                     *       "coverAlt": "",
                     *       "authorName": "Quinn Admin",
                     *       "version": 2,
                     *       "publishedAt": "2026-11-29T20:02:37.248Z",
                     *       "createdAt": "2026-11-29T20:02:37.248Z",
                     *       "updatedAt": "2026-11-29T20:02:40.170Z"
                     *     }
                     */
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
                /**
                 * @description ETag of the version that was read; 412 if it has changed since.
                 * @example "1-4f2a9c01"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the post.
                 * @example 1
                 */
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
                /**
                 * @description Number of the post.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** Format: date-time */
                    at?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "slug": "first-post",
                     *       "title": "First",
                     *       "summary": "",
                     *       "markdown": "Words.",
                     *       "topic": "",
                     *       "cover": null,
                     *       "coverAlt": "",
                     *       "authorName": "Quinn Admin",
                     *       "version": 1,
                     *       "publishedAt": "2026-11-29T20:02:37.248Z",
                     *       "createdAt": "2026-11-29T20:02:37.248Z",
                     *       "updatedAt": "2026-11-29T20:02:37.248Z"
                     *     }
                     */
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
                /**
                 * @description Number of the post.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "slug": "first-post",
                     *       "title": "First",
                     *       "summary": "",
                     *       "markdown": "Words.",
                     *       "topic": "",
                     *       "cover": null,
                     *       "coverAlt": "",
                     *       "authorName": "Quinn Admin",
                     *       "version": 2,
                     *       "publishedAt": null,
                     *       "createdAt": "2026-11-29T20:02:37.248Z",
                     *       "updatedAt": "2026-11-29T20:02:40.222Z"
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path: {
                /**
                 * @description Number of the question.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isFollowing": true,
                     *       "followerCount": 1
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path: {
                /**
                 * @description Number of the question.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isFollowing": false,
                     *       "followerCount": 0
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "questionId": 1,
                 *       "text": "A sentence that is long enough to say something about this place."
                 *     }
                 */
                "application/json": {
                    questionId: number;
                    text: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "postId": 100,
                     *       "questionId": 1,
                     *       "text": "A sentence that is long enough to say something about this place.",
                     *       "isVisible": true,
                     *       "author": {
                     *         "memberId": 1,
                     *         "username": "mara",
                     *         "name": "Mara Quill",
                     *         "avatar": null,
                     *         "agentUsername": null
                     *       },
                     *       "createdAt": "2026-11-29T20:02:40.352Z",
                     *       "editedAt": null,
                     *       "votes": 0,
                     *       "viewerVote": 0
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answerId": 1,
                 *       "text": "A sentence that is long enough to say something about this place."
                 *     }
                 */
                "application/json": {
                    answerId: number;
                    text: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "postId": 100,
                     *       "replyId": 1,
                     *       "text": "A sentence that is long enough to say something about this place.",
                     *       "isVisible": true,
                     *       "author": {
                     *         "memberId": 1,
                     *         "username": "mara",
                     *         "name": "Mara Quill",
                     *         "avatar": null,
                     *         "agentUsername": null
                     *       },
                     *       "createdAt": "2026-11-29T20:02:40.389Z",
                     *       "editedAt": null
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reviewId": 1
                 *     }
                 */
                "application/json": {
                    /** @default true */
                    helpful?: boolean;
                    reviewId: number;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reviewId": 1,
                     *       "helpfulCount": 1,
                     *       "unhelpfulCount": 0,
                     *       "markedHelpful": true
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reviewId": 1,
                 *       "text": "A sentence that is long enough to say something about this place."
                 *     }
                 */
                "application/json": {
                    reviewId: number;
                    text: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "reviewId": 1,
                     *       "author": {
                     *         "memberId": 1,
                     *         "username": "mara",
                     *         "name": "Mara Quill",
                     *         "avatar": null,
                     *         "agentUsername": null
                     *       },
                     *       "text": "A sentence that is long enough to say something about this place.",
                     *       "createdOn": "2026-11-29T20:02:38.683Z"
                     *     }
                     */
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
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reviewId": 1
                 *     }
                 */
                "application/json": {
                    reviewId: number;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reviewId": 1,
                     *       "helpfulCount": 0,
                     *       "unhelpfulCount": 0,
                     *       "markedHelpful": null
                     *     }
                     */
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Jo Vale",
                 *       "email": "someone@example.com",
                 *       "message": "Please call me about this home.",
                 *       "consent": true,
                 *       "listingId": 1
                 *     }
                 */
                "application/json": components["schemas"]["PropertyEnquiry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "100",
                     *       "receivedAt": "2026-11-29T20:02:39.139Z"
                     *     }
                     */
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
                /**
                 * @description Number of the question.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "postId": 1,
                     *       "uri": "parking-1",
                     *       "title": "Parking?",
                     *       "content": "",
                     *       "isDiscussion": false,
                     *       "isVisible": true,
                     *       "localityId": 1,
                     *       "street": null,
                     *       "location": {
                     *         "id": 1,
                     *         "name": "Richmond",
                     *         "slug": "richmond-vic-3121",
                     *         "label": "Richmond, VIC 3121"
                     *       },
                     *       "author": {
                     *         "memberId": 1,
                     *         "username": "mara",
                     *         "name": "Mara Quill",
                     *         "avatar": null,
                     *         "agentUsername": null
                     *       },
                     *       "createdAt": "2026-11-29T20:02:37.248Z",
                     *       "updatedAt": "2026-11-29T20:02:37.248Z",
                     *       "votes": 0,
                     *       "viewerVote": 0,
                     *       "followerCount": 0,
                     *       "isFollowing": false,
                     *       "replyCount": 1,
                     *       "topics": [],
                     *       "isLocked": false,
                     *       "bestAnswerId": null,
                     *       "editedAt": null,
                     *       "replies": [
                     *         {
                     *           "postId": 1,
                     *           "questionId": 1,
                     *           "text": "By day.",
                     *           "isVisible": true,
                     *           "author": {
                     *             "memberId": 1,
                     *             "username": "mara",
                     *             "name": "Mara Quill",
                     *             "avatar": null,
                     *             "agentUsername": null
                     *           },
                     *           "createdAt": "2026-11-29T20:02:37.248Z",
                     *           "editedAt": null,
                     *           "votes": 0,
                     *           "viewerVote": 0,
                     *           "comments": [
                     *             {
                     *               "postId": 1,
                     *               "replyId": 1,
                     *               "text": "And by night?",
                     *               "isVisible": true,
                     *               "author": {
                     *                 "memberId": 1,
                     *                 "username": "mara",
                     *                 "name": "Mara Quill",
                     *                 "avatar": null,
                     *                 "agentUsername": null
                     *               },
                     *               "createdAt": "2026-11-29T20:02:37.248Z",
                     *               "editedAt": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
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
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
                /**
                 * @description 0: all; 1: questions; 2: discussions.
                 * @example 1
                 */
                type?: "0" | "1" | "2";
            };
            header?: never;
            path: {
                /**
                 * @description Number of the suburb.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "results": [
                     *         {
                     *           "postId": 2,
                     *           "uri": "hidden-2",
                     *           "title": "Hidden?",
                     *           "content": "",
                     *           "isDiscussion": false,
                     *           "isVisible": false,
                     *           "localityId": 1,
                     *           "street": null,
                     *           "location": {
                     *             "id": 1,
                     *             "name": "Richmond",
                     *             "slug": "richmond-vic-3121",
                     *             "label": "Richmond, VIC 3121"
                     *           },
                     *           "author": {
                     *             "memberId": 1,
                     *             "username": "mara",
                     *             "name": "Mara Quill",
                     *             "avatar": null,
                     *             "agentUsername": null
                     *           },
                     *           "createdAt": "2026-11-29T20:02:37.248Z",
                     *           "updatedAt": "2026-11-29T20:02:37.248Z",
                     *           "votes": 0,
                     *           "viewerVote": 0,
                     *           "followerCount": 0,
                     *           "isFollowing": false,
                     *           "replyCount": 0,
                     *           "topics": [],
                     *           "isLocked": false,
                     *           "bestAnswerId": null,
                     *           "editedAt": null,
                     *           "replies": []
                     *         },
                     *         {
                     *           "postId": 1,
                     *           "uri": "parking-1",
                     *           "title": "Parking?",
                     *           "content": "",
                     *           "isDiscussion": false,
                     *           "isVisible": true,
                     *           "localityId": 1,
                     *           "street": null,
                     *           "location": {
                     *             "id": 1,
                     *             "name": "Richmond",
                     *             "slug": "richmond-vic-3121",
                     *             "label": "Richmond, VIC 3121"
                     *           },
                     *           "author": {
                     *             "memberId": 1,
                     *             "username": "mara",
                     *             "name": "Mara Quill",
                     *             "avatar": null,
                     *             "agentUsername": null
                     *           },
                     *           "createdAt": "2026-11-29T20:02:37.248Z",
                     *           "updatedAt": "2026-11-29T20:02:37.248Z",
                     *           "votes": 0,
                     *           "viewerVote": 0,
                     *           "followerCount": 0,
                     *           "isFollowing": false,
                     *           "replyCount": 1,
                     *           "topics": [],
                     *           "isLocked": false,
                     *           "bestAnswerId": null,
                     *           "editedAt": null,
                     *           "replies": [
                     *             {
                     *               "postId": 1,
                     *               "questionId": 1,
                     *               "text": "By day.",
                     *               "isVisible": true,
                     *               "author": {
                     *                 "memberId": 1,
                     *                 "username": "mara",
                     *                 "name": "Mara Quill",
                     *                 "avatar": null,
                     *                 "agentUsername": null
                     *               },
                     *               "createdAt": "2026-11-29T20:02:37.248Z",
                     *               "editedAt": null,
                     *               "votes": 0,
                     *               "viewerVote": 0,
                     *               "comments": [
                     *                 {
                     *                   "postId": 1,
                     *                   "replyId": 1,
                     *                   "text": "And by night?",
                     *                   "isVisible": true,
                     *                   "author": {
                     *                     "memberId": 1,
                     *                     "username": "mara",
                     *                     "name": "Mara Quill",
                     *                     "avatar": null,
                     *                     "agentUsername": null
                     *                   },
                     *                   "createdAt": "2026-11-29T20:02:37.248Z",
                     *                   "editedAt": null
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
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
                /**
                 * @description Order of the results.
                 * @example newest
                 */
                order?: "newest" | "mostHelpful" | "highestRating" | "lowestRating";
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the suburb.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "ratings": {
                     *         "average": 4,
                     *         "count": 1,
                     *         "distribution": [
                     *           0,
                     *           0,
                     *           0,
                     *           1,
                     *           0
                     *         ],
                     *         "factors": []
                     *       },
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "locationId": 1,
                     *           "locationSlug": "richmond-vic-3121",
                     *           "locationLabel": "Richmond, VIC 3121",
                     *           "author": {
                     *             "memberId": 1,
                     *             "username": "mara",
                     *             "name": "Mara Quill",
                     *             "avatar": null,
                     *             "agentUsername": null
                     *           },
                     *           "relation": "lives",
                     *           "rating": 4,
                     *           "ratings": [],
                     *           "title": "",
                     *           "text": "Green and near to everything.",
                     *           "pros": [],
                     *           "cons": [],
                     *           "helpfulCount": 0,
                     *           "unhelpfulCount": 0,
                     *           "commentCount": 0,
                     *           "createdOn": "2026-11-29T20:02:37.248Z",
                     *           "comments": []
                     *         }
                     *       ]
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Number of the suburb.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "relation": "lives",
                 *       "rating": 4,
                 *       "text": "A sentence that is long enough to say something about this place."
                 *     }
                 */
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
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 100,
                     *       "locationId": 1,
                     *       "locationSlug": "richmond-vic-3121",
                     *       "locationLabel": "Richmond, VIC 3121",
                     *       "author": {
                     *         "memberId": 4,
                     *         "username": "petra",
                     *         "name": "Petra Lane",
                     *         "avatar": null,
                     *         "agentUsername": "ada"
                     *       },
                     *       "relation": "lives",
                     *       "rating": 4,
                     *       "ratings": [],
                     *       "title": "",
                     *       "text": "A sentence that is long enough to say something about this place.",
                     *       "pros": [],
                     *       "cons": [],
                     *       "helpfulCount": 0,
                     *       "unhelpfulCount": 0,
                     *       "markedHelpful": null,
                     *       "isOwn": true,
                     *       "commentCount": 0,
                     *       "createdOn": "2026-11-29T20:02:38.607Z"
                     *     }
                     */
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
                /**
                 * @description Number of the review.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "relation": "lives",
                 *       "rating": 4,
                 *       "text": "A sentence that is long enough to say something about this place."
                 *     }
                 */
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
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "locationId": 1,
                     *       "locationSlug": "richmond-vic-3121",
                     *       "locationLabel": "Richmond, VIC 3121",
                     *       "author": {
                     *         "memberId": 1,
                     *         "username": "mara",
                     *         "name": "Mara Quill",
                     *         "avatar": null,
                     *         "agentUsername": null
                     *       },
                     *       "relation": "lives",
                     *       "rating": 4,
                     *       "ratings": [],
                     *       "title": "",
                     *       "text": "A sentence that is long enough to say something about this place.",
                     *       "pros": [],
                     *       "cons": [],
                     *       "helpfulCount": 0,
                     *       "unhelpfulCount": 0,
                     *       "markedHelpful": null,
                     *       "isOwn": true,
                     *       "commentCount": 0,
                     *       "createdOn": "2026-11-29T20:02:37.248Z"
                     *     }
                     */
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
                /**
                 * @description Number of the review.
                 * @example 1
                 */
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
                /**
                 * @description Number of the agent; the caller if omitted.
                 * @example 1
                 */
                agentUserId?: number;
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Only entries with this status.
                 * @example 1
                 */
                status?: "1" | "2" | "3";
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "agentId": 1,
                     *           "listingId": null,
                     *           "vendorName": "Vi",
                     *           "vendorEmail": "vi@example.com",
                     *           "status": 1,
                     *           "reviewId": null,
                     *           "createdAt": "2026-11-29T20:02:37.248Z",
                     *           "expiresAt": "2026-11-30T20:02:37.248Z"
                     *         }
                     *       ]
                     *     }
                     */
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
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the request.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "agentId": 1,
                     *       "listingId": null,
                     *       "vendorName": "Vi",
                     *       "vendorEmail": "vi@example.com",
                     *       "status": 1,
                     *       "reviewId": null,
                     *       "createdAt": "2026-11-29T20:02:37.248Z",
                     *       "expiresAt": "2026-11-30T20:02:37.248Z"
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description ETag of the version that was read; 412 if it has changed since.
                 * @example "1-4f2a9c01"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Number of the request.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "agentId": 1,
                     *       "listingId": null,
                     *       "vendorName": "Vi",
                     *       "vendorEmail": "vi@example.com",
                     *       "status": 3,
                     *       "reviewId": null,
                     *       "createdAt": "2026-11-29T20:02:37.248Z",
                     *       "expiresAt": "2026-11-30T20:02:37.248Z"
                     *     }
                     */
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vendorName": "Vi Marsh",
                 *       "vendorEmail": "vi2@example.com"
                 *     }
                 */
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
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 100,
                     *       "agentId": 1,
                     *       "listingId": null,
                     *       "vendorName": "Vi Marsh",
                     *       "vendorEmail": "vi2@example.com",
                     *       "status": 1,
                     *       "reviewId": null,
                     *       "createdAt": "2026-11-29T20:02:39.851Z",
                     *       "expiresAt": "2026-12-29T20:02:39.851Z"
                     *     }
                     */
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vendorName": "Vi Marsh",
                 *       "vendorEmail": "vi2@example.com"
                 *     }
                 */
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
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 100,
                     *       "agentId": 1,
                     *       "listingId": null,
                     *       "vendorName": "Vi Marsh",
                     *       "vendorEmail": "vi2@example.com",
                     *       "status": 1,
                     *       "reviewId": null,
                     *       "createdAt": "2026-11-29T20:02:39.911Z",
                     *       "expiresAt": "2026-12-29T20:02:39.911Z"
                     *     }
                     */
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
                /**
                 * @description Secret from the link in the email, or the number of an access token.
                 * @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agentName": "Ada Lovell",
                     *       "agentUsername": "ada",
                     *       "officeName": "Harbour and Vale",
                     *       "vendorName": "Vi",
                     *       "listingId": null,
                     *       "expiresAt": "2026-11-30T20:02:37.248Z"
                     *     }
                     */
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
                /**
                 * @description Idempotency key: a repeat with the same key returns the first response and has no other effect.
                 * @example enquiry-2026-11-27-0001
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Secret from the link in the email, or the number of an access token.
                 * @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 4,
                 *       "text": "A sentence that is long enough to say something about this place."
                 *     }
                 */
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
            /** @description The response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "received": true
                     *     }
                     */
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
                /**
                 * @description Beginning of the name.
                 * @example richmond
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agents": [],
                     *       "locations": []
                     *     }
                     */
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
                                twitter?: string;
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
                /**
                 * @description Types of locations, separated by commas; all if omitted.
                 * @example suburb,postcode
                 */
                kinds?: string;
                /**
                 * @description Beginning of the name.
                 * @example richmond
                 */
                q: string;
                /**
                 * @description Preferred state, whose locations come first.
                 * @example VIC
                 */
                stateCode?: string;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": []
                     *     }
                     */
                    "application/json": {
                        results: {
                            agentUsername: string | null;
                            detail: string;
                            /** @enum {string} */
                            kind: "suburb" | "region" | "state" | "postcode" | "station" | "street" | "school" | "office" | "agent";
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
            /** @description Not modified. */
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
                /**
                 * @description Beginning of the name.
                 * @example richmond
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offices": [],
                     *       "locations": []
                     *     }
                     */
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
                                /**
                                 * @deprecated
                                 * @description The same as uri.
                                 */
                                href: string;
                                id: number;
                                name: string;
                                slug: string;
                                /** @description Path below /v1. */
                                uri: string;
                            } | null;
                            /**
                             * @deprecated
                             * @description The same as uri.
                             */
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
                                twitter?: string;
                                website?: string;
                            };
                            /** @description Path below /v1. */
                            uri: string;
                        }[];
                    };
                };
            };
        };
    };
    searchProperties: {
        parameters: {
            query: {
                /**
                 * @description Beginning of the name.
                 * @example richmond
                 */
                q: string;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: string;
            };
            header?: {
                /**
                 * @description ETag of the response that the caller already has.
                 * @example "1-4f2a9c01"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "uri": "house-1",
                     *           "label": "39 Main Road, Richmond, VIC 3121",
                     *           "statusType": "buy",
                     *           "propertyType": "house"
                     *         }
                     *       ]
                     *     }
                     */
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
            /** @description Not modified. */
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
                /**
                 * @description Version of the base map, from source.json.
                 * @example 2026-11
                 */
                version: string;
                /**
                 * @description Column of the tile.
                 * @example 14
                 */
                x: number;
                /**
                 * @description Row of the tile.
                 * @example 9
                 */
                y: number;
                /**
                 * @description Zoom level.
                 * @example 4
                 */
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
                    /**
                     * @example {
                     *       "tilejson": "3.0.0",
                     *       "tiles": [
                     *         "/tiles/base/5-59402cda/{z}/{x}/{y}.mvt"
                     *       ],
                     *       "format": "pbf",
                     *       "minzoom": 0,
                     *       "maxzoom": 14,
                     *       "attribution": "© OpenStreetMap contributors, ODbL · Natural Earth · Coast, names and boundaries of suburbs and states: Australian Bureau of Statistics, CC BY 4.0, modified (si"
                     *     }
                     */
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    listingTile: {
        parameters: {
            query?: {
                /**
                 * @description Path and query of a results page, such as /for-sale/richmond-vic-3121/real-estate.
                 * @example /for-sale/richmond-vic-3121/real-estate
                 */
                search?: string;
                /**
                 * @description IDs of listings to exclude, separated by commas.
                 * @example 12,13
                 */
                without?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Column of the tile.
                 * @example 14
                 */
                x: number;
                /**
                 * @description Row of the tile.
                 * @example 9
                 */
                y: number;
                /**
                 * @description Zoom level.
                 * @example 4
                 */
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
            /** @description Not modified. */
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
                /**
                 * @description Path and query of a results page, such as /for-sale/richmond-vic-3121/real-estate.
                 * @example /for-sale/richmond-vic-3121/real-estate
                 */
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
            /** @description Not modified. */
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
                /**
                 * @example {
                 *       "events": [
                 *         {
                 *           "eventId": "00000000-0000-4000-8000-00000000abcd",
                 *           "pageType": "listing",
                 *           "listingId": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TrackingBatch"];
                "text/plain": string;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kept": 1
                     *     }
                     */
                    "application/json": {
                        /** @description 0 if the visitor opted out (Sec-GPC, DNT, consent). */
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
                /**
                 * @example {
                 *       "events": [
                 *         {
                 *           "eventId": "00000000-0000-4000-8000-00000000abcd",
                 *           "pageType": "listing",
                 *           "listingId": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TrackingBatch"];
                "text/plain": string;
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kept": 1
                     *     }
                     */
                    "application/json": {
                        /** @description 0 if the visitor opted out (Sec-GPC, DNT, consent). */
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
                /**
                 * @description Kind of content.
                 * @example question
                 */
                kind?: "listing" | "agent-review" | "location-review" | "location-review-comment" | "question" | "answer" | "answer-comment";
                /**
                 * @description Number of the reported content.
                 * @example 1
                 */
                postId: number;
            };
            header: {
                /**
                 * @description The site's host name.
                 * @example www.verandah.example
                 */
                domain: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "spam"
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    detail?: string;
                    reason: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reported": true
                     *     }
                     */
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
                /**
                 * @description Number of the agent.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada",
                     *       "name": "Ada Lovell",
                     *       "title": null,
                     *       "portrait": null,
                     *       "tier": "basic",
                     *       "bio": "",
                     *       "socialLinks": {
                     *         "facebook": "https://www.facebook.com/ada"
                     *       },
                     *       "video": null,
                     *       "following": 0,
                     *       "isClaimed": true,
                     *       "hasLeft": false,
                     *       "performance": {
                     *         "forSale": 1,
                     *         "forRent": 0,
                     *         "underOffer": 0,
                     *         "sold": 0,
                     *         "leased": 0,
                     *         "period": {
                     *           "from": "2025-11-30",
                     *           "to": "2026-11-29"
                     *         },
                     *         "soldInPeriod": 0,
                     *         "leasedInPeriod": 0,
                     *         "medianSoldPrice": null,
                     *         "medianSoldPriceCount": 0,
                     *         "medianRent": null,
                     *         "medianRentCount": 0
                     *       },
                     *       "followers": 0,
                     *       "fullName": "Ada Lovell",
                     *       "office": {
                     *         "id": 1,
                     *         "slug": "harbour-and-vale-richmond-1",
                     *         "name": "Harbour and Vale",
                     *         "phone": "03 9000 0001",
                     *         "brandColour": null,
                     *         "location": null
                     *       },
                     *       "contactDetails": {
                     *         "phone": "0400 000 001",
                     *         "email": null,
                     *         "officePhone": "03 9000 0001"
                     *       },
                     *       "servicedLocations": [],
                     *       "areasOfExpertise": [],
                     *       "languages": [],
                     *       "awards": [],
                     *       "reviewSummary": {
                     *         "count": 1,
                     *         "stars": [
                     *           0,
                     *           0,
                     *           0,
                     *           1,
                     *           0
                     *         ],
                     *         "average": 4,
                     *         "factors": []
                     *       }
                     *     }
                     */
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
                            twitter?: string;
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
                /**
                 * @description Number of the company.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "slug": "harbour-1",
                     *       "name": "Harbour",
                     *       "stateCode": null,
                     *       "website": null,
                     *       "officeCount": 2,
                     *       "href": "/companies/1",
                     *       "uri": "/companies/1"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @deprecated
                         * @description The same as uri.
                         */
                        href: string;
                        id: number;
                        name: string;
                        officeCount: number;
                        slug: string;
                        stateCode: string | null;
                        /** @description Path below /v1. */
                        uri: string;
                        website: string | null;
                    };
                };
            };
        };
    };
    officesOfCompany: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Number of the company.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "slug": "harbour-and-vale-richmond-1",
                     *           "name": "Harbour and Vale",
                     *           "phone": "03 9000 0001",
                     *           "address": null,
                     *           "brandColour": null,
                     *           "logo": null,
                     *           "about": "",
                     *           "socialLinks": {},
                     *           "claimed": true,
                     *           "reviewCount": 1,
                     *           "agentCount": 2,
                     *           "company": {
                     *             "id": 1,
                     *             "slug": "harbour-1",
                     *             "name": "Harbour",
                     *             "href": "/companies/1",
                     *             "uri": "/companies/1"
                     *           },
                     *           "location": null,
                     *           "listingCounts": {
                     *             "buy": 1,
                     *             "rent": 0,
                     *             "sold": 0,
                     *             "leased": 0
                     *           },
                     *           "averageRating": 4,
                     *           "href": "/offices/1",
                     *           "uri": "/offices/1"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "slug": "north-perth-2",
                     *           "name": "North",
                     *           "phone": null,
                     *           "address": null,
                     *           "brandColour": null,
                     *           "logo": null,
                     *           "about": "",
                     *           "socialLinks": {},
                     *           "claimed": true,
                     *           "reviewCount": 0,
                     *           "agentCount": 1,
                     *           "company": {
                     *             "id": 1,
                     *             "slug": "harbour-1",
                     *             "name": "Harbour",
                     *             "href": "/companies/1",
                     *             "uri": "/companies/1"
                     *           },
                     *           "location": null,
                     *           "listingCounts": {
                     *             "buy": 0,
                     *             "rent": 0,
                     *             "sold": 0,
                     *             "leased": 0
                     *           },
                     *           "averageRating": null,
                     *           "href": "/offices/2",
                     *           "uri": "/offices/2"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        results: {
                            about: string;
                            address: string | null;
                            agentCount: number;
                            averageRating: number | null;
                            brandColour: string | null;
                            claimed: boolean;
                            company: {
                                /**
                                 * @deprecated
                                 * @description The same as uri.
                                 */
                                href: string;
                                id: number;
                                name: string;
                                slug: string;
                                /** @description Path below /v1. */
                                uri: string;
                            } | null;
                            /**
                             * @deprecated
                             * @description The same as uri.
                             */
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
                                twitter?: string;
                                website?: string;
                            };
                            /** @description Path below /v1. */
                            uri: string;
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
                /**
                 * @description Number of the office.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "slug": "harbour-and-vale-richmond-1",
                     *       "name": "Harbour and Vale",
                     *       "phone": "03 9000 0001",
                     *       "address": null,
                     *       "brandColour": null,
                     *       "logo": null,
                     *       "about": "",
                     *       "socialLinks": {},
                     *       "claimed": true,
                     *       "reviewCount": 1,
                     *       "agentCount": 2,
                     *       "company": {
                     *         "id": 1,
                     *         "slug": "harbour-1",
                     *         "name": "Harbour",
                     *         "href": "/companies/1",
                     *         "uri": "/companies/1"
                     *       },
                     *       "location": null,
                     *       "listingCounts": {
                     *         "buy": 1,
                     *         "rent": 0,
                     *         "sold": 0,
                     *         "leased": 0
                     *       },
                     *       "averageRating": 4,
                     *       "href": "/offices/1",
                     *       "uri": "/offices/1"
                     *     }
                     */
                    "application/json": {
                        about: string;
                        address: string | null;
                        agentCount: number;
                        averageRating: number | null;
                        brandColour: string | null;
                        claimed: boolean;
                        company: {
                            /**
                             * @deprecated
                             * @description The same as uri.
                             */
                            href: string;
                            id: number;
                            name: string;
                            slug: string;
                            /** @description Path below /v1. */
                            uri: string;
                        } | null;
                        /**
                         * @deprecated
                         * @description The same as uri.
                         */
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
                            twitter?: string;
                            website?: string;
                        };
                        /** @description Path below /v1. */
                        uri: string;
                    };
                };
            };
        };
    };
    officeAgents: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Number of entries to return.
                 * @example 10
                 */
                take?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Number of the office.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 2,
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "username": "ada",
                     *           "name": "Ada Lovell",
                     *           "title": null,
                     *           "portrait": null,
                     *           "tier": "basic",
                     *           "bio": "",
                     *           "socialLinks": {
                     *             "facebook": "https://www.facebook.com/ada"
                     *           },
                     *           "video": null,
                     *           "following": 0,
                     *           "isClaimed": true,
                     *           "hasLeft": false,
                     *           "performance": {
                     *             "forSale": 1,
                     *             "forRent": 0,
                     *             "underOffer": 0,
                     *             "sold": 0,
                     *             "leased": 0,
                     *             "period": {
                     *               "from": "2025-11-30",
                     *               "to": "2026-11-29"
                     *             },
                     *             "soldInPeriod": 0,
                     *             "leasedInPeriod": 0,
                     *             "medianSoldPrice": null,
                     *             "medianSoldPriceCount": 0,
                     *             "medianRent": null,
                     *             "medianRentCount": 0
                     *           },
                     *           "followers": 0,
                     *           "fullName": "Ada Lovell",
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null,
                     *             "location": null
                     *           },
                     *           "contactDetails": {
                     *             "phone": "0400 000 001",
                     *             "email": null,
                     *             "officePhone": "03 9000 0001"
                     *           },
                     *           "servicedLocations": [],
                     *           "areasOfExpertise": [],
                     *           "languages": [],
                     *           "awards": [],
                     *           "reviewSummary": {
                     *             "count": 1,
                     *             "stars": [
                     *               0,
                     *               0,
                     *               0,
                     *               1,
                     *               0
                     *             ],
                     *             "average": 4,
                     *             "factors": []
                     *           }
                     *         },
                     *         {
                     *           "id": 2,
                     *           "username": "ben",
                     *           "name": "Ben Marsh",
                     *           "title": null,
                     *           "portrait": null,
                     *           "tier": "basic",
                     *           "bio": "",
                     *           "socialLinks": {},
                     *           "video": null,
                     *           "following": 0,
                     *           "isClaimed": false,
                     *           "hasLeft": false,
                     *           "performance": {
                     *             "forSale": 0,
                     *             "forRent": 0,
                     *             "underOffer": 0,
                     *             "sold": 0,
                     *             "leased": 0,
                     *             "period": {
                     *               "from": "2025-11-30",
                     *               "to": "2026-11-29"
                     *             },
                     *             "soldInPeriod": 0,
                     *             "leasedInPeriod": 0,
                     *             "medianSoldPrice": null,
                     *             "medianSoldPriceCount": 0,
                     *             "medianRent": null,
                     *             "medianRentCount": 0
                     *           },
                     *           "followers": 0,
                     *           "fullName": "Ben Marsh",
                     *           "office": {
                     *             "id": 1,
                     *             "slug": "harbour-and-vale-richmond-1",
                     *             "name": "Harbour and Vale",
                     *             "phone": "03 9000 0001",
                     *             "brandColour": null,
                     *             "location": null
                     *           },
                     *           "contactDetails": {
                     *             "phone": null,
                     *             "email": null,
                     *             "officePhone": "03 9000 0001"
                     *           },
                     *           "servicedLocations": [],
                     *           "areasOfExpertise": [],
                     *           "languages": [],
                     *           "awards": [],
                     *           "reviewSummary": {
                     *             "count": 0,
                     *             "average": null,
                     *             "stars": [
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             "factors": []
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
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
                                twitter?: string;
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
                /** @description ID of the event, the same for every attempt. */
                "webhook-id": string;
                /** @description `v1,` followed by the base64-encoded HMAC-SHA256 of `id.timestamp.body`. For a day after a rotation there are two, separated by a space. */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970. Reject messages older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["WebhookEnquiry"];
                    /** @description Date and time, ISO 8601, UTC. */
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
                /** @description ID of the event, the same for every attempt. */
                "webhook-id": string;
                /** @description `v1,` followed by the base64-encoded HMAC-SHA256 of `id.timestamp.body`. For a day after a rotation there are two, separated by a space. */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970. Reject messages older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Listing"];
                    /** @description Date and time, ISO 8601, UTC. */
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
                /** @description ID of the event, the same for every attempt. */
                "webhook-id": string;
                /** @description `v1,` followed by the base64-encoded HMAC-SHA256 of `id.timestamp.body`. For a day after a rotation there are two, separated by a space. */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970. Reject messages older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Listing"];
                    /** @description Date and time, ISO 8601, UTC. */
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
                /** @description ID of the event, the same for every attempt. */
                "webhook-id": string;
                /** @description `v1,` followed by the base64-encoded HMAC-SHA256 of `id.timestamp.body`. For a day after a rotation there are two, separated by a space. */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970. Reject messages older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Listing"];
                    /** @description Date and time, ISO 8601, UTC. */
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
                /** @description ID of the event, the same for every attempt. */
                "webhook-id": string;
                /** @description `v1,` followed by the base64-encoded HMAC-SHA256 of `id.timestamp.body`. For a day after a rotation there are two, separated by a space. */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970. Reject messages older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Listing"];
                    /** @description Date and time, ISO 8601, UTC. */
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
                /** @description ID of the event, the same for every attempt. */
                "webhook-id": string;
                /** @description `v1,` followed by the base64-encoded HMAC-SHA256 of `id.timestamp.body`. For a day after a rotation there are two, separated by a space. */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970. Reject messages older than five minutes. */
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
                    /** @description Date and time, ISO 8601, UTC. */
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
                /** @description ID of the event, the same for every attempt. */
                "webhook-id": string;
                /** @description `v1,` followed by the base64-encoded HMAC-SHA256 of `id.timestamp.body`. For a day after a rotation there are two, separated by a space. */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970. Reject messages older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["WebhookReview"];
                    /** @description Date and time, ISO 8601, UTC. */
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
                /** @description ID of the event, the same for every attempt. */
                "webhook-id": string;
                /** @description `v1,` followed by the base64-encoded HMAC-SHA256 of `id.timestamp.body`. For a day after a rotation there are two, separated by a space. */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970. Reject messages older than five minutes. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["WebhookUpload"];
                    /** @description Date and time, ISO 8601, UTC. */
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
                /** @description ID of the event, the same for every attempt. */
                "webhook-id": string;
                /** @description `v1,` followed by the base64-encoded HMAC-SHA256 of `id.timestamp.body`. For a day after a rotation there are two, separated by a space. */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970. Reject messages older than five minutes. */
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
                    /** @description Date and time, ISO 8601, UTC. */
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
