// Generated from openapi.json by `npm run generate`. Never edited by hand.
export const limits = {
  "ContactTopic": {
    "enum": [
      "candidate",
      "employer",
      "problem",
      "other"
    ]
  },
  "LetterText": {
    "minLength": 10,
    "maxLength": 2000
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
  "PersonName": {
    "minLength": 1,
    "maxLength": 60
  },
  "ReplyTo": {
    "minLength": 5,
    "maxLength": 254
  }
} as const;
