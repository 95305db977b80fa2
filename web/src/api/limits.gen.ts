// Generated from openapi.json by `npm run generate`. Never edited by hand.
export const limits = {
  "ContactMessage": {
    "minLength": 10,
    "maxLength": 4000
  },
  "ContactName": {
    "minLength": 2,
    "maxLength": 100
  },
  "ContactTopic": {
    "enum": [
      "question",
      "problem",
      "employer",
      "other"
    ]
  },
  "LocationKind": {
    "enum": [
      "republic",
      "region",
      "city",
      "district",
      "city_district"
    ]
  },
  "ReplyTo": {
    "minLength": 5,
    "maxLength": 150
  }
} as const;
