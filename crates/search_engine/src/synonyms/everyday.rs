//! Words of job titles that are not professions by themselves, in the languages that people mix.

/// Each line is one meaning. A word appears on one line only, or both meanings would match.
const EVERYDAY: &[&[&str]] = &[
    // Roles.
    &["menejer", "менеджер", "manager"],
    &["muhandis", "injener", "инженер", "engineer"],
    &["ishchi", "рабочий", "rabochiy", "worker"],
    &["yordamchi", "помощник", "ассистент", "assistent", "assistant"],
    &["mutaxassis", "специалист", "specialist", "spetsialist"],
    &["rahbar", "руководитель", "начальник", "boshliq", "nachalnik", "head"],
    &["direktor", "директор", "director"],
    &["mudir", "заведующий", "zaveduyushiy"],
    &["boshqaruvchi", "управляющий"],
    &["maslahatchi", "консультант", "konsultant", "consultant"],
    &["xodim", "сотрудник", "sotrudnik", "employee", "staff"],
    &["tahlilchi", "аналитик", "analitik", "analyst"],
    &["murabbiy", "тренер", "trener", "coach", "trainer"],
    &["montajchi", "монтажник", "montajnik", "installer"],
    &["vakil", "представитель", "representative"],
    &["shogird", "ученик", "стажёр", "стажер", "stajyor", "amaliyotchi", "intern", "trainee"],
    &["talaba", "студент", "student"],
    &["dizayner", "дизайнер", "designer"],
    &["administrator", "администратор", "админ", "admin"],
    &["nazoratchi", "контролёр", "контролер", "controller"],
    // Seniority.
    &["bosh", "главный", "glavniy", "chief"],
    &["katta", "старший", "starshiy", "senior"],
    &["kichik", "младший", "mladshiy", "junior", "джуниор", "джун"],
    &["oʻrinbosar", "заместитель", "зам", "deputy"],
    // Fields.
    &["it", "айти", "ит"],
    &["hr", "эйчар", "хр", "кадры", "kadrlar"],
    &["pr", "пиар"],
    &["seo", "сео"],
    &["smm", "смм", "эсэмэм"],
    &["savdo", "sotuv", "продажи", "sales"],
    &["moliya", "финансы", "finance"],
    &["reklama", "реклама", "advertising"],
    &["qurilish", "строительство", "стройка", "stroyka", "construction"],
    &["taʼmirlash", "remont", "ремонт", "repair"],
    &["tozalash", "уборка", "клининг", "klining", "cleaning"],
    &["yetkazib berish", "доставка", "dostavka", "delivery"],
    &["ishlab chiqarish", "производство", "proizvodstvo", "manufacturing", "production"],
    &["tikuvchilik", "швейное производство", "sewing"],
    &["taʼlim", "образование", "education"],
    &["tibbiyot", "медицина", "meditsina", "healthcare"],
    &["xavfsizlik", "безопасность", "security"],
    &["goʻzallik saloni", "салон красоты", "beauty salon"],
    &["mijozlar", "клиенты", "customers", "clients"],
    &["veb", "веб", "web"],
    &["dasturlash", "программирование", "programming"],
    // Workplaces.
    &["ombor", "склад", "sklad", "warehouse"],
    &["doʻkon", "magazin", "магазин", "shop", "store"],
    &["supermarket", "супермаркет", "gipermarket", "гипермаркет"],
    &["mehmonxona", "gostinitsa", "гостиница", "отель", "hotel", "otel"],
    &["restoran", "ресторан", "restaurant"],
    &["kafe", "кафе", "cafe", "choyxona", "чайхана"],
    &["oshxona", "кухня", "столовая", "kitchen"],
    &["shifoxona", "kasalxona", "больница", "bolnitsa", "hospital"],
    &["klinika", "клиника", "clinic"],
    &["dorixona", "аптека", "apteka", "pharmacy"],
    &["maktab", "школа", "shkola", "school"],
    &["bogʻcha", "детский сад", "детсад", "садик", "kindergarten"],
    &["oʻquv markazi", "учебный центр", "training centre", "training center"],
    &["zavod", "fabrika", "завод", "фабрика", "factory"],
    &["sex", "цех", "workshop"],
    &["bank", "банк"],
    &["ofis", "офис", "office"],
    &["call-markaz", "колл-центр", "call center", "call centre", "koll-markaz", "контакт-центр"],
    // Equipment and vehicles.
    &["yuk mashinasi", "грузовик", "truck", "fura", "фура"],
    &["taksi", "такси", "taxi"],
    &["avtobus", "автобус", "bus"],
    &["ekskavator", "экскаватор", "excavator"],
    &["traktor", "трактор", "tractor"],
    &["kran", "кран", "crane"],
    &["kompyuter", "компьютер", "computer"],
    &["mebel", "мебель", "furniture"],
    &["kiyim", "одежда", "clothes"],
    &["gʻisht", "кирпич", "brick"],
    &["massaj", "массаж", "massage"],
    &["manikyur", "маникюр", "manicure"],
    // Subjects.
    &["ingliz tili", "английский", "english"],
    &["rus tili", "русский язык", "russian"],
    &["koreys tili", "корейский", "korean"],
    &["nemis tili", "немецкий", "german"],
    &["matematika", "математика", "maths", "mathematics"],
    &["fizika", "физика", "physics"],
    &["kimyo", "химия", "chemistry"],
    &["musiqa", "музыка", "music"],
    // Working hours.
    &["smena", "смена", "shift", "navbat"],
    &["kechasi", "tungi", "ночной", "ночь", "night"],
];

pub(super) fn everyday() -> Vec<Vec<String>> {
    EVERYDAY.iter().map(|line| line.iter().map(|word| (*word).to_owned()).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::uzbek::fold;

    #[test]
    fn every_word_has_one_meaning() {
        let mut seen = std::collections::HashMap::new();
        for (line, words) in EVERYDAY.iter().enumerate() {
            for word in *words {
                let known = seen.insert(fold(word), line);
                assert!(known.is_none_or(|known| known == line), "{word} is in two groups");
            }
        }
    }
}
