//! Phrases that direct people away from the site without giving a number.

use super::Rule;

pub(super) const RULES: &[Rule] = &[Rule {
    weight: 30,
    phrases: &[
        "telegramga|telegramdan|telegramda|telegram|lichkaga|lichka|direktga|watsapga|whatsappga|instagramga yozing*|yuboring|joʻnating|murojaat",
        "telegram|whatsapp|instagram|viber|imo orqali yozing|bogʻlaning|murojaat|yuboring|aloqaga",
        "lichkaga|lichkamga|shaxsiyga yoz*",
        "raqam*|nomer* … kanal*|profil*|bio*|izoh*|instagram*|telegram*",
        "пиш*|напиш*|писать|обращ*|отправ*|скид* … личк*|лс|директ*|телегу|телеграм*|телегу|тг|ватсап*|вотсап*|whatsapp|инст*|вайбер*|telegram",
        "номер … в профиле|описании|шапке|канале|инстаграм*|телеграм*",
        "звоните|позвоните|звонить … номеру|номер",
        "qoʻngʻiroq qiling … raqam*|nomer*",
        "write|message|text|dm|contact|reach … on|via|in telegram|whatsapp|instagram|viber|dm|direct",
        "telegram*|instagram* … kanalimiz*|guruhimiz*|sahifamiz* … yoz*|kiring|qoʻshil*|bor|murojaat",
        "batafsil … telegram*|instagram*|kanal*|lichka*",
        "подробн*|детали|контакт*|инфо … телеграм*|инстаграм*|личк*|директ*|лс|канале|ватсап*|профил*",
        "details|info … telegram|instagram|whatsapp|dm|bio",
        "dm me|us",
        "link in bio|profile",
        "ссылка … в профиле|шапке|био",
        "havola … profil*|bio*",
    ],
    unless: &[
        "клиент*|подписчик*|покупател*|заявк*|пост*|контент*|текст*|стать*|сценари*|реклам*",
        "post|postlar*|kontent*|matn*|maqola*|reklama*",
        "posts|content|copy|articles|ads",
        "mijoz*|obunachi*|xaridor*",
        "client*|customer*|follower*|leads",
    ],
}];
