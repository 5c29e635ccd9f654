/**
 * The most frequent passwords with at least eight characters from published leaks, including Chinese
 * ones. Sequences such as 12345678 and repetitions are detected by rule.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword pa55word password! password01
  1password passwort motdepasse contrasena qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwer1234
  qwert123 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4
  qazwsxedc qaz123456 1qazxsw2 zaq12wsx !qaz2wsx qweasdzxc qweqweqwe 123qweasd 123qwe123 q1w2e3r4t5
  iloveyou iloveyou1 iloveyou2 sunshine princess princess1 football football1 baseball baseball1 superman
  batman123 starwars whatever trustno1 welcome1 welcome123 letmein1 letmein123 master123 monkey123
  dragon123 shadow123 michael1 jennifer jordan23 computer internet samsung1 liverpool chelsea1 arsenal1
  barcelona mustang1 corvette maverick midnight mercedes einstein elephant giants123 charlie1 hello123
  helloworld hellokitty abcd1234 abc12345 abc123456 abcd12345 abcde123 a1b2c3d4 aa123456 aa12345678
  a1234567 a12345678 a123456789 a1234567890 as123456 asd123456 qq123456 qq123456789 qwe123456 zxc123456
  wo123456 ww123456 zz123456 123456aa 123456abc 123456qq 123456asd 12345678a 123456789a 123456789q
  1234567a 1234567q 123456qwe 1234qwer 12341234 123123123 123321123 12344321 11223344 112233445566
  11112222 12121212 13145200 13141314 13145201314 1314520520 5201314520 52013140 520131400 5201314a
  a5201314 woaini1314 woaini520 woaini123 woaini521 woaiwojia woaiwoma wodemima wangyang zhangwei
  caonima123 nihao123 nihaoma1 tiankong xiaoming beijing2008 zhongguo woaizhongguo china123
  147258369 147852369 159357456 159753456 741852963 789456123 963852741 987654321 88888888a
  admin123 admin1234 admin12345 administrator adminadmin root1234 rootroot test1234 testtest test12345
  guest123 guestguest changeme changeme1 default1 secret123 temp1234 user1234 login123 access14
  google123 facebook facebook1 minecraft pokemon1 pokemon123 naruto123 metallica blink182 slipknot
  november december january1 february summer2023 summer2024 winter2023 winter2024 spring2024 autumn2024
  freedom1 forever1 cheese123 chocolate butterfly estrella tinkerbell spongebob basketball volleyball
  carolina victoria alexander alexandra christian nicholas jonathan benjamin samantha stephanie elizabeth
  aaaa1111 aaa11111 abcabcabc asdasdasd qweqwe123 qwaszx12 poiuytrewq mnbvcxz1 lkjhgfdsa 0987654321 1234567890
  mima1234 mima123456 bowuguan museum123 yunzemuseum
  `
    .trim()
    .split(/\s+/),
);
