//! Words, names, places and things that people use in passwords. Latin without apostrophes, as passwords are typed.

pub fn common() -> impl Iterator<Item = &'static str> {
    [ENGLISH, UZBEK, RUSSIAN, THINGS].into_iter().flat_map(str::split_whitespace)
}

/// Names that are combined with a year.
pub fn names() -> impl Iterator<Item = &'static str> {
    [UZBEK_NAMES, RUSSIAN_NAMES, ENGLISH_NAMES, PLACES].into_iter().flat_map(str::split_whitespace)
}

const ENGLISH: &str = "
password passwort passcode password123 passw pass pass1 passme passwords mypassword nopassword newpassword secret
secret1 letmein letmeinnow welcome welcomeback admin administrator adminadmin root rootroot user username login
signin master mastermind monkey dragon sunshine princess football baseball basketball hockey soccer shadow
superman batman spiderman ironman starwars pokemon naruto trustno trustnoone iloveyou iloveu iloveme loveyou
lovely lover forever forever1 freedom whatever flower flowers butterfly chocolate cookie cookies cheese banana
orange purple yellow silver golden diamond crystal rainbow summer winter spring autumn january february march
april may june july august september october november december monday tuesday wednesday thursday friday saturday
sunday computer internet keyboard samsung qwerty qwert qwer asdf asdfg asdfgh zxcv zxcvb zxcvbn zxcvbnm abc abcd
abcde abcdef abc123 abcd1234 test tester testing test123 testtest guest demo default changeme changeit temp temporary
hello hellohello helloworld hello123 goodbye friend friends bestfriend family mother father brother sister mommy
daddy babygirl babyboy baby angel angels heaven jesus christ blessed success winner champion killer hunter ranger
rocker player gamer gaming playboy hacker matrix phoenix tiger lion eagle falcon wolf panther panda bear kitty kitten
puppy buddy doggy horse dolphin shark snake money money1 dollar rich king queen prince knight warrior ninja samurai
wizard magic mustang ferrari porsche corvette mercedes toyota honda nissan yamaha harley cowboy cowboys yankees
lakers chelsea arsenal liverpool barcelona manchester juventus realmadrid united champions office business manager
company director work worker access access1 system server database security secure private unknown nothing
something anything everything nobody somebody someone myself mylife mylove mypass family1 happy happiness smile
peace power energy fire water earth star stars moon moonlight sun sky blue black white green pink red music guitar
piano dance dancer rock metal sexy hottie beauty beautiful pretty cutie sweet sweety sweetheart honey candy sugar
pepper ginger coffee apple cherry lemon mango peach pizza burger qazwsx qweasd qweasdzxc asdqwe asdzxc zaqwsx
loveme kissme hugs teddy bailey charlie jordan thomas george maggie buster cooper tucker rocky bandit snoopy scooter
jasmine lucky lucky7 seven eleven twenty thousand million billion number password1 pa55word
";

const UZBEK: &str = "
parol parolim yangiparol parolyoq maxfiy maxfiyparol kirish kiraman salom salomlar assalom assalomu assalomualaykum
sevgi sevgim sevaman sevaman1 muhabbat muhabbatim yurak yuragim jonim jonimsan azizim azizam asalim asal shirin
shirinim quyosh quyoshim oyim oyijon onam onajon onajonim otam otajon otajonim dadam dadajon buvijon bobojon akajon
opajon ukajon singlim oilam oila bolam bolajon qizim oglim farzand hayot hayotim hayotgozal baxt baxtim baxtli
baxtliman omad omadli omadim kelajak orzu orzuim umid umidim ishonch ishonaman vatan vatanim onavatan
ozbek uzbek ozbekcha uzbekcha ozbekiston uzbekiston uzbekistan uzbekistan1 mustaqillik navoiy
alisher amir amirtemur sohibqiron temuriy temur bobur ulugbek ulugbek1 registon chorsu
bismillah bismilla allah allohu allohim alloh mashaallah inshaallah alhamdulillah subhanalloh muhammad islom islam
quron ramazon ramadan hayit masjid jannat
bahor navroz navruz yoz kuz qish yanvar fevral mart aprel iyun iyul avgust sentabr oktabr noyabr dekabr
dushanba seshanba chorshanba payshanba juma shanba yakshanba
gul guli gulim gullar atirgul lola lolam rayhon binafsha chinor olma anor uzum qovun tarvuz osh palov somsa non choy
kitob maktab talaba student oqituvchi ustoz shogird universitet institut imtihon
ish ishim ishbor ishboruz ishborr ishchi ishla ishbilarmon vakansiya rezyume kompaniya direktor boshliq
pul pulim puldor boylik million milliard dollar oltin kumush olmos brilliant
yolbars sher arslon burgut lochin bori ayiq ot otlar qoplon mushuk kuchuk
dost dostim dostlar dostlik hamma hammasi yaxshi zor zorku gap gapyoq rahmat xayr kechir
futbol futbolchi paxtakor pakhtakor nasaf bunyodkor neftchi polvon kurash chempion
telefon telefonim kompyuter internet raqam raqamim mashina nexia neksiya matiz spark lacetti cobalt gentra malibu
damas captiva tracker jiguli
birikki birikkiuch ikkiuch yigirma minglab qwertyuz
";

const UZBEK_NAMES: &str = "
abbos abdulaziz abduaziz abdulla abdullo abdulloh abduvali abdurahmon abdurashid abror adham adiba adolat afruza
afsona akbar akmal akrom alibek alijon alimardon alisher anora anvar aziz aziza azizbek azamat asad asadbek asilbek
asliddin avaz aybek ayubxon aziza bahodir bahrom bahtiyor baxtiyor barno barchinoy begzod bekzod behruz bekmurod
bobur botir bunyod charos davlat davron dilbar dildora dilafruz dilfuza dilnavoz dilnoza dilorom dilrabo dilshod
dilshoda diyor diyora diyorbek doniyor doston durdona elbek eldor elyor elmurod erkin farangiz farhod farida farrux
farruh fazliddin feruz feruza firdavs fotima furqat gavhar gulbahor gulchehra gulnora gulnoza gulshan guli gulruh
gulsanam guzal hakim halima hamid hamida hamza hasan hilola hojiakbar husan husniddin husniya ibrohim ibrat iqbol ilhom
ilyos ikrom ikbol iroda islombek ismoil isroil izzat jahongir jalol jaloliddin jamila jamol jamshid jasmina jasur
javlon javohir jonibek karim karima kamol kamola kamron komil komila komron lobar lola laylo madina mahliyo mahmud
malika malikabonu mansur mardon marjona maftuna mavluda mirjalol mirzo mironshoh mohinur mohira muazzam munira muhammad
muhammadali muhammadamin muhriddin murod mushtariy muslima mustafo muxlisa nafisa nargiza nasiba navruz nigina nigora
nilufar nodir nodira nodirbek nozima nozim nurali nurbek nurullo odil odina oybek oydin oygul ozod ozoda orif oltinoy
parvina parizoda qahramon qodir qodirjon ravshan ravshanbek raxim rahim rahima rayhona robiya rohila ruxshona rustam
sabina sabohat saida saidakbar sadoqat salim salima samandar sanjar sanobar sarvar sardor sardorbek sevara sevinch
shahlo shahnoza shahriyor shahzod shahzoda shavkat sherali sherzod shirin shohruh shohrux shohida shoira shukrona
sirojiddin sitora sobir sohib sojida subhon suhrob sulton sunnat tohir tolqin temur temurbek ulugbek umar umid umida
umidjon ural usmon vali vohid xadicha xurshid xurshida xusan yodgor yulduz yusuf zafar zarina zarif zebo zilola
ziyoda ziyod zohid zuhra zulfiya zulayho
karimov karimova rahimov rahimova aliyev aliyeva valiyev valiyeva abdullayev abdullayeva yusupov yusupova
toshmatov toshmatova ergashev ergasheva ismoilov ismoilova rustamov rustamova saidov saidova sharipov tursunov
tursunova umarov umarova xolmatov nazarov nazarova qodirov qodirova mirzayev mirzayeva usmonov hamidov
";

const RUSSIAN: &str = "
parol parolparol privet privet1 privetik poka spasibo lubov lyubov lubimaya lubimiy lyubimaya lyublu lublutebya
solnce solnishko solnyshko zvezda zvezdochka kotik kotenok koshka sobaka zayka zaychik zaika rybka ribka malish
malishka krasotka krasavica krasavchik princessa koroleva korol mama mamochka mamamama papa mamapapa babushka dedushka
brat sestra semya druzhba druzya rossiya russia moskva piter spartak zenit cska dinamo lokomotiv vesna leto osen zima
yanvar fevral mart aprel may iyun iyul avgust sentyabr oktyabr noyabr dekabr ponedelnik pyatnica voskresenie
schastie schaste udacha zhizn mechta nadezhda vera angel angelok demon durak durachok kaktus cvetok romashka roza
shokolad konfeta vishnya klubnika apelsin banan pelmeni borsch samolet mashina lada zhiguli traktor rabota zarplata
dengi bogatstvo student studentka universitet shkola kompyuter telefon samsung nichego nikto nikogda vsegda
otvali zadolbali gfhjkm
";

const RUSSIAN_NAMES: &str = "
aleksandr alexander alexandr sasha sashka shura aleksey alexey alexei lyosha andrey andrei anton artem artyom artur
boris bogdan vadim vadik valera valeriy vasya vasiliy viktor victor vitaliy vitalik vlad vladik vladimir vova vovan
vladislav gena gennadiy georgiy gleb grigoriy grisha danil daniil danila denis deniska dima dimon dmitriy dmitry
evgeniy evgeny zhenya egor igor igorek ilya ivan ivanov ivanova kirill kostya konstantin leonid lev maksim maxim
maksimka matvey misha mikhail mihail nikita nikolay nikolai kolya oleg pavel pasha petya petr petrov roman romka
ruslan rustam semen sergey sergei serega slava stanislav stepan timur timofey fedor filipp yura yuriy yaroslav
alena alina alinka alisa alla anastasia anastasiya nastya nastena angelina anna anya anechka antonina valentina
valeria varvara vera veronika vika viktoria viktoriya galina galya darya dasha dashka diana ekaterina katya katyusha
katerina elena lena lenka elizaveta liza evgenia zhanna inna irina irishka ira karina kristina ksenia ksyusha larisa
lera lidia lyuba ludmila lyudmila luda margarita rita marina maria mariya masha mashka nadya natalia natalya natasha
nina oksana olga olya olechka polina raisa svetlana sveta sofia sofiya tamara tanya tanyusha tatyana tatiana ulyana
yulia yuliya julia yana eva
";

const ENGLISH_NAMES: &str = "
michael michelle jessica jennifer ashley amanda nicole daniel daniela david robert william joseph joshua andrew
anthony matthew christopher christian justin brandon ryan tyler kevin brian james john johnny richard charles steven
edward patrick samuel benjamin nathan nicholas jonathan austin dylan logan hannah sarah samantha elizabeth lauren
rachel rebecca emily emma olivia sophia isabella chloe megan melissa stephanie vanessa victoria natalie angela
andrea maria linda susan karen barbara patricia carlos jose antonio miguel juan ronaldo messi neymar zidane beckham
mbappe ronaldinho khabib conor tyson schwarzenegger bruce jackie eminem rihanna beyonce shakira justinbieber
";

const PLACES: &str = "
toshkent tashkent toshkentuz samarqand samarkand buxoro bukhara bukhoro xiva khiva xorazm khorezm urganch nukus fargona
fergana andijon andijan namangan qoqon kokand margilon qarshi karshi shahrisabz termiz termez surxondaryo qashqadaryo
sirdaryo jizzax jizzakh guliston navoi zarafshon uchquduq angren olmaliq chirchiq bekobod yangiyol denov chilonzor
yunusobod sergeli mirobod yakkasaroy olmazor shayxontohur uchtepa mirzo bektemir qoraqalpogiston
moscow moskva london paris berlin istanbul dubai korea america american canada germany england france turkiye turkey
kazakhstan qozogiston tojikiston qirgiziston almaty bishkek dushanbe
";

const THINGS: &str = "
telegram instagram facebook youtube google gmail yandex mailru vkontakte odnoklassniki tiktok whatsapp twitter
uzcard humo payme click beeline ucell uzmobile mobiuz ums perfectum uztelecom olx olxuz hhuz headhunter linkedin
iphone iphone1 apple macbook xiaomi redmi huawei nokia oppo vivo lenovo asus acer windows windows10 android linux
ubuntu pubg pubgmobile freefire counterstrike csgo dota dota2 minecraft roblox fortnite gta gtasanandreas warcraft
stalker steam playstation xbox bmw bmwm5 audi lexus toyota chevrolet hyundai kia mersedes gelik
linkinpark metallica nirvana rammstein slipknot harrypotter transformers terminator avatar titanic hobbit
";

/// Cyrillic words; the same keys in the Latin layout are listed as well.
pub const CYRILLIC: &str = "
пароль парольпароль привет приветик любовь любимая любимый солнце солнышко звезда звездочка котик котенок кошка собака
зайка зайчик рыбка малыш малышка красотка красавица принцесса королева король мама мамочка папа мамапапа бабушка
семья друзья россия москва спартак зенит весна лето осень зима январь февраль март апрель июнь июль август сентябрь
октябрь ноябрь декабрь счастье удача жизнь мечта надежда вера ангел ангелок дурак кактус цветок ромашка шоколад
конфета вишня клубника самолет машина работа зарплата деньги студент университет школа компьютер телефон ничего никто
никогда всегда админ администратор пользователь секрет йцукен фыва фывапр ячсмит
наташа настя марина светлана екатерина катюша татьяна людмила кристина александр александра алексей андрей дмитрий
евгений максим михаил никита николай сергей владимир виктория анастасия елена ирина ольга юлия мария анна денис роман
руслан рустам тимур артем антон павел игорь олег
ташкент самарканд бухара узбекистан ўзбекистон тошкент самарқанд бухоро салом севги муҳаббат онажон отажон ватан
дилшод жамшид шерзод дилноза гулноза шахзод нодира азиза мадина
";

/// Whole passwords that no rule above generates.
pub const PHRASES: &str = "
correcthorsebatterystaple trustno1trustno1 ncc1701d ncc1701e thx1138thx jamesbond007 agent007 bond007007 r2d2c3po
qwerty1qwerty1 1q2w3e4r5t6y 1qazxsw2 zaq1zaq1 q1w2e3r4t5y6 a1b2c3d4 a1b2c3d4e5 1a2b3c4d 1a2b3c4d5e a1s2d3f4 z1x2c3v4
abc12345 abcd12345 abc123456 abc123abc abcdefgh1 123abc123 123abc456 123qweasd 123qwe123 qwe123qwe 123qweasdzxc
1234qwer 12345qwert 123456qwerty 123456abc 123456a1 a123456a a1234567 a12345678 a123456789 aa123456 aaa111222 q1234567
q123456789 qq123456 qqww1122 qwer1234 asdf1234 asdfasdf zxcv1234 zxc12345 w1234567 z1234567 z123456789 1234567q
12345678q 123456789q 12345678a 123456789a 1234567890q 1234567890a 1234567a 123456aa 0123456789a iloveyou1 iloveyou2
iloveyousomuch ilovegod ilovemom iloveuzbekistan ilovetashkent 100percent onelove1 fuckyou1 fuckyou123 fuckyoufuckyou
fuckoff1 motherfucker ihateyou letmein1 letmein123 openopen opensesame sesameopen openthedoor whoami123 whoareyou
idontknow dontknow forgotten forgetit forgotpassword donotenter keepout1 nopasswordhere mypassword1 thepassword
yourpassword enterpassword typehere passwordpassword loginlogin adminpass adminpassword adminroot rootadmin
superadmin superuser sysadmin testuser testpassword testaccount userpassword user1234 guestguest demodemo qwertyqwerty
menseniseva mensenisevaman mensenisevaman1 senisevaman senimenman meningparolim meningismim menisev parolparol
parolniunutdim unutdim123 bilmayman bilmayman1 parolbilmayman kimbilsin hechkim hechnarsa hechkimbilmaydi meniki123
ishborparol ishboruzparol ishkerak ishkerakman ishizlayman ishberuvchi meningishim ishboradmin ishbor.uz ishborishbor
toshkentshahri toshkentcity ozbekistonvatanim uzbekistan1991 mustaqil1991 ozbekiston1991 paxtakor1956 salomuzbekistan
assalomualeykum assalamualaykum bismillahir bismillahirrohmanirrohim lailahaillalloh alhamdulilah subhanallah
yatebyalublu yatebyalyublyu yalublutebya lublumamu lyublumamu yalyublumamu mamailoveyou moyparol moiparol novyparol
novyyparol parolzabyl zabylparol neznayu123 nikomunedam nepomnyu neskagu neskazhu nescazu privetkakdela
ятебялюблю яненавижу мойпароль новыйпароль забылпароль незнаю123 паролья1 любимаямама люблюмаму
";

pub const NUMBERS: &str = "
12345678 123456789 1234567890 12345678910 123456789123 1234567891 0123456789 9876543210 987654321 87654321 876543210
0987654321 147258369 147852369 159357456 159753456 159753123 159357159 159357258 258456789 321654987 321654987321
369258147 789456123 7894561230 963852741 741852963 741852963741 852456852 951753852 753159753 456123789 456789123
123654789 123654987 123789456 123456987 123321123 123123123 112233445566 11223344 1122334455 44332211 55443322
102030405060 10203040 1020304050 100200300 100500100 1001001001 12341234 43214321 12344321 1234554321 123454321
12345654321 1234567654321 123698745 1236987450 125125125 13579246 1357924680 135792468 2468101214 24681012 246813579
31415926 314159265 3141592653 27182818 271828182 16180339 11235813 1123581321 14142135 17320508 77777778 88888887
66666667 12121213 13131313 13371337 31337313 42042042 69696969 80808080 90909090 50505050 10101010 01010101 10011001
11001100 00000001 00000007 10000000 20000000 99999998 12345677 12345679 123456788 123456780 1234567899 123456799
12345612 123456123 123456123456 123456654321 654321123456 123456000 123456777 777123456 777777123 1234567800
998901234567 901234567 911234567 931234567 941234567 971234567 991234567 998991234567 998911234567 998971234567
998900000000 900000000 998999999999 998907777777
";
