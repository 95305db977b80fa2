//! Work abroad, which requires a licence. Checked only when the vacancy gives no licence.

use super::Rule;

pub(super) const RULES: &[Rule] = &[Rule {
    weight: 60,
    phrases: &[
        "rossiyada|rossiyaga|moskvada|moskvaga|koreyada|koreyaga|polshada|polshaga|germaniyada|germaniyaga|turkiyada|\
         turkiyaga|dubayda|dubayga|qozogʻistonda|qozogʻistonga|kazaxstanda|kazaxstanga|isroilda|isroilga|yaponiyada|yaponiyaga|chexiyada|\
         chexiyaga|litvada|litvaga|latviyada|amerikada|amerikaga|angliyada|angliyaga|britaniyada|britaniyaga|\
         saudiyada|arabistonda|arabistonga|qatarda|yevropada|yevropaga|vengriyada|vengriyaga|ruminiyada|slovakiyada|\
         slovakiyaga|kanadada|kanadaga|xitoyda|serbiyada|bolgariyada … ish|ishi|ishga|ishlar|ishlash|ishchi~|ishlang|\
         ishlaydigan|kerak|olinadi|boramiz|ketamiz|mavsumiy|vaxta|zavod~|fabrika~|qurilish~",
        "chet elda|elga|ellarda … ish|ishga|ishlar|ishlash|ishlang",
        "chet elga ish*",
        "xorijda|xorijga|xorijdagi … ish|ishga|ishlar|ishlash|ishlang",
        "ishchi viza*",
        "ish vizasi",
        "viza … ochib|qilib|rasmiylashtirib beramiz|beriladi|ber*",
        "working visa|permit … provided|arranged|included",
        "работа|работы|работу|работать|вакансии|вакансия|вахта|вахту|вахтой|подработка|трудоустройство|заработок … в|во \
         россии|россию|москве|москву|подмосковье|питере|петербурге|корее|корею|польше|польшу|германии|германию|турции|турцию|оаэ|эмиратах|\
         дубае|казахстане|казахстан|израиле|израиль|японии|японию|чехии|чехию|литве|литву|латвии|сша|америке|америку|англии|\
         англию|великобритании|катаре|европе|европу|венгрии|румынии|словакии|канаде|канаду|китае|сербии|болгарии|финляндии|\
         норвегии|италии|испании",
        "работа|работы|работу|работать|вакансии|подработка|трудоустройство за границей|рубежом|границу",
        "за границу|рубеж … работу|работать|работники|рабочие",
        "требуются|нужны|набираем|приглашаем|ищем|набор|работники|рабочие|рабочих|строители|сварщики|водители|бригада … в россию|москву|корею|польшу|германию|турцию|оаэ|дубай|казахстан|\
         израиль|японию|чехию|литву|сша|америку|англию|европу|венгрию|канаду|словакию",
        "вахт* … москв*|москва|подмосков*|петербург*|россия|россии|росси*|север*|казахстан*|сибир*",
        "qurilishga|zavodga|fabrikaga|fermaga|dalaga … rossiya*|koreya*|polsha*|germaniya*|turkiya*|isroil*",
        "на вахту в",
        "рабочая|рабочую|рабочей виза|визу|визы",
        "виза … оформ*|открыва*|дела*|бесплатн* … работ*|жиль*|переезд*",
        "визовая поддержка … работ*|жиль*|переезд*",
        "work|working|job|jobs|employment|vacancies|workers|positions … in … russia|moscow|korea|poland|germany|turkey|uae|dubai|\
         kazakhstan|israel|japan|czech|czechia|lithuania|latvia|usa|america|england|uk|britain|qatar|europe|hungary|romania|\
         slovakia|canada|china|serbia|bulgaria|saudi|finland|norway|italy|spain|kuwait|oman|bahrain",
        "work|working|job|jobs|employment|vacancies abroad|overseas",
        "overseas|abroad … job|jobs|work|employment|workers|recruitment",
        "relocate|relocation|move … to russia|moscow|korea|poland|germany|turkey|uae|dubai|kazakhstan|israel|japan|usa|uk|canada|europe",
        "work visa|permit",
    ],
    unless: &[
        "клиент*|партнер*|поставщик*|рынок|рынк*|рынках|покупател*|заказчик*|груз*|перевоз*|экспорт*|импорт*|логист*|удален*|дистанц*",
        "yetkazib beruvchi*",
        "mijoz*|hamkor*|bozor*|eksport*|import*|yuk|yuklar*|tashish*|masofa*|logist*",
        "client*|customer*|partner*|supplier*|market*|export*|import*|cargo|freight|logistic*|remote*",
        "опыт|стаж|tajriba*|experience",
        "konsul*|elchixona*|посольств*|embass*|turist*|турист*|туров|tour|tours|tourism|sayohat*|турагент*",
        "visa|виз*|viza* … markaz*|центр*|center|department|mutaxassis*|специалист*|specialist|turist*",
        "командировк*",
        "xizmat safar*",
        "business trip*",
        "не требуется",
        "kerak|shart emas",
        "not required",
        "oʻqi*|учеб*|студент*|student*|study",
        "visa mastercard|uzcard|card*|kart*|карт*",
    ],
}];
