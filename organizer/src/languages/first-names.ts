/** First names that are seldom anything else, in the three languages: known as people at the start of a sentence too. */
export const firstNames = `
aaron abby abena abigail adam adele adrian agnes ahmed aisha alan albert alejandra alejandro alex alexander alexandra alexis
alfonso alfred alfredo ali alice alicia alina alison amanda amara amelia amelie amélie amina amir amy ana anais anaïs anders andrea andreas andres andrés
andrew andy angela angelica anika anita anja ann anna anne annie anouk anthony antoine anton antonia antonio anya aoife arjun
arthur arturo astrid aurelie aurélie axel ayesha barbara bart bastien baz bea beatrice beatriz becca becky begoña ben benedict benjamin benoit benoît bernard
beth bettina betty bianca bilal blanca bob bobby boris brandon brenda brian brielle bridget bruno bryan caleb camila camille camilo
carla carlos carmen caroline catalina caterina catherine cathy cecile cécile cecilia celia celine céline charles charlie charlotte chiara chloe chloé
chris christian christina christine christophe christopher chuck claire clara claude claudia clement clément colin connor corinne craig cristina
curtis cynthia damian damien daniel daniela danielle danny darren dave david dee deborah delphine denise dennis derek devon diana
diane diego dieter dimitri dmitri dominic dominique donald donna doris dorothy doug duncan dylan eddie edith eduardo edward eleanor elena elias
elif elisa elise élise elizabeth ella ellen ellie elliot élodie elodie elsa emil emile émile emilia emilie émilie emilio emily emma enrique eric erica erik erika ernesto
esteban esteban esther ethan etienne étienne eugenia eva evan evelyn fabian fabio fabrice farah farid fatima fatou federico fede felipe felix femke
fernanda fernando filip fiona flavia florence florian fran frances francesca francesco francis francisco francois françois franz fred freddy frederic frédéric frida
gabriel gabriela gabrielle gaby gareth gary gaz gemma geoff george georgia gerald gerard gérard gina giulia giuseppe gloria gonzalo
gordon graham greg gregory greta guillaume guillermo gustavo hamza hana hannah hans harriet harry hassan heather hector héctor helen helena helene hélène
henri henrik henry hiroshi hugo hussein ian ibrahim ignacio igor ilse ines inés inès ingrid irene irina isaac isabel isabella isabelle ismael ivan
iván jacob jacqueline jaime jake james jamie jan jana jane janet janice jason javier javi jean jeanne jeff jen jenna jennifer jenny
jeremy jérôme jerome jerry jess jesse jessica jesús jill jim jimmy jo joan joana joanna joanne joaquin joaquín joe joel joelle johan johanna john johnny
jon jonas jonathan jordi jorge jose josé josef joseph josh joshua juan juana juanjo judith jules julia julian julián julie julien juliette julio
jürgen justin kamal karen karim karin karl karla kasia kate katherine kathleen kathy katie katrin katy keiko keith kelly ken kenji kenneth kenny kerry
kevin khalid kim kofi kristen kristin kumar kwame kyle lara larry lars laura laure lauren laurent lea léa leah leila lena leo león
leon leonor leslie leticia lewis liam lidia lila lina linda lionel lisa liz lizzie lola lorena lorenzo lorraine louis louise luc luca lucas lucho lucia lucía
lucie lucien lucy ludovic luis luisa luke lupe lydia lynn maeve magali magda magdalena mahmoud maite malik manon manuel manuela mar marc marcel marcela
marcelo marcia marco marcos marcus margaret margarita margot maria maría mariana marianne marie marina mario marion marisa marisol marjorie markus
marlene marta martha martin martín martina martine marvin mary mateo mathieu mathilde matilda matt matteo matthew matthias matthieu maureen
maurice mauricio maxime maya megan mehdi mei melanie mélanie melissa mercedes mia michael michel michele michelle miguel mike mila milagros milena mina miriam
mo mohamed mohammed moira molly mona monica mónica monique morgane moses muriel nadia nadine nancy naomi natalia natalie nathalie nathan neha neil
nell nerea niall nicholas nick nico nicola nicolas nicolás nicole nigel nikhil nikki nils nina noah noemi noémie nora norma núria odette olga oliver
olivia olivier omar oscar óscar otis otto owen pablo paco paloma pamela paola paolo pascal patricia patricio patrick patrik paul paula
pauline paulo pedro peggy pepe petra phil philip philippe phoebe pia pierre pilar piotr priya quentin quinn rachel rafa rafael raj ralph ramiro ramón
ramon raquel raul raúl ravi raymond rebecca regina renata rene rené renée ricardo richard rick ricky rita robbie robert roberto rocío rocio rodrigo
roger rohan roland roman ron rosa rosalie rosario rosie ross roxana roxane ruben rubén rupert russell ruth ryan sabine sabrina said salma sally salma sam samantha samir samira
samuel sandra sandrine sandy santiago sara sarah sasha scott sean sebastian sebastián sébastien serge sergio seth shane shannon sharon sheila
shirley sid silvia simon simone sofia sofía solène sonia sophia sophie stan stella stephanie stéphanie stephane stéphane stephen steve steven stuart susan susana susanne suzanne
sven sylvain sylvia sylvie tamara tania tanya tara tariq tatiana ted teo teresa terri terry tess thea theo théo theresa thérèse thibault thierry thomas tia tiago tim timothy tina toby
todd tom tomas tomás tomasz tommy toni tony tracey tracy trevor tristan trish tunde ulrich ursula valentin valentina valeria valérie valerie vanessa
vega vera verónica veronica véronique vicente vicky victor víctor victoria vijay vincent violeta viktor virginie vivian vivien vlad waleed walter wanda wendell wendy wilhelm
william wren xavier ximena yaël yann yannick yara yasmin yasmine yolanda yousef yuki yusuf yves yvette yvonne zach zachary zainab zara zoe zoé`;
