import type { Mood } from "../../suggestion.ts";
import type { Phrases } from "../../text/phrases.ts";

/** Spanish words of feeling; an underscore stands for a space. */
export const feelings: Readonly<Record<Mood, string>> = {
  happy: `feliz felices felicísima felicísimo contenta contento contentísima contentísimo alegre alegría felicidad genial orgullosa orgulloso orgullosísima encantada encantado satisfecha satisfecho
    radiante optimista eufórica eufórico bien mejor dichosa dichoso plena pleno animada animado realizada realizado orgullo esperanzada esperanzado enamorada enamorado
    de_maravilla en_una_nube de_buen_humor chocha chocho pletórica pletórico satisfacción feliciano alivio aliviada aliviado`,
  sad: `triste tristona tristón tristeza tristísima tristísimo deprimida deprimido depre hundida hundido bajón de_bajón baja bajo sola solo sol@ decepcionada decepcionado desanimada desanimado desilusionada desilusionado
    dolida dolido destrozada destrozado hecha_polvo hecho_polvo hecha_mierda hecho_mierda mal fatal melancólica melancólico nostálgica nostálgico nostalgia pena llorando lloré llorar apenada apenado
    desconsolada desconsolado soledad culpable culpa vacía vacío rota roto abatida abatido horrible peor desolada desolado echo_de_menos extraño herida herido pesado pesada desesperanzada
    inútil avergonzada avergonzado vergüenza desilusión decepción morriña achicopalada achicopalado agüitada agüitado bajoneada bajoneado tocada tocado`,
  angry: `enfadada enfadado enfadadísima enfadadísimo enojada enojado enojadísima enojadísimo furiosa furioso rabia rabiosa rabioso cabreada cabreado cabreadísima molesta molesto indignada indignado irritada irritado harta harto
    frustrada frustrado frustración mosqueada mosqueado bronca coraje odio encabronada encabronado encabritada de_mal_humor de_mala_leche celosa celoso resentida resentido asqueada asqueado ira
    ofendida ofendido hasta_las_narices hasta_el_moño hasta_la_coronilla podrida podrido caliente_con enervada sulfurada fastidiada fastidiado emputado emputada crispada crispado traicionada traicionado`,
  anxious: `ansiosa ansioso ansiedad nerviosa nervioso nerviosísima nerviosísimo preocupada preocupado preocupadísima preocupadísimo estresada estresado estresadísima estresadísimo estrés agobiada agobiado agobiadísima agobiadísimo agobio angustiada angustiado angustia
    miedo asustada asustado acojonada acojonado abrumada abrumado desbordada desbordado inquieta inquieto intranquila intranquilo tensa tenso nervios pánico superada superado
    preocupación aterrada aterrado temor atacada atacado quemada quemado saturada saturado insegura inseguro alterada alterado histérica histérico cagada cagado cagada_de_miedo sobrepasada sobrepasado`,
  neutral: `neutral neutra neutro indiferente ni_fu_ni_fa ni_bien_ni_mal normal apática apático anestesiada anestesiado insensible plana plano vacía_por_dentro entumecida entumecido regular aburrida aburrido
    adormecida adormecido equis apatía desconectada desconectado ni_frío_ni_calor bloqueada bloqueado`,
  calm: `tranquila tranquilo tranquilísima tranquilísimo tranquilidad calmada calmado calma en_calma serena sereno relajada relajado relajadísima paz en_paz    sosegada sosegado a_gusto serenidad
    descansada descansado cómoda cómodo quieta_por_dentro centrada centrado liviana liviano ligera ligero equilibrada equilibrado`,
  excited: `emocionada emocionado emocionadísima emocionadísimo ilusionada ilusionado ilusionadísima ilusionadísimo entusiasmada entusiasmado ilusión emoción ganas motivada motivado excitada excitado manija
    impaciente flipando hypeada hypeado exaltada exaltado acelerada expectante inspirada inspirado eléctrica como_loca_de_ganas`,
};

/** Spanish turns of phrase that tell a mood without a feeling word. */
export const feelingPhrases: Readonly<Record<Mood, Phrases>> = {
  happy: [
    "me (?:hace|hizo|ha hecho|puso|pone) (?:muy |tan )?(?:feliz|ilusión|sonreír|bien)", "qué (?:alegría|ilusión|felicidad|alivio|gusto)", "no (?:puedo|paro de|dejo de) (?:sonreír|reír)", "con una sonrisa",
    "qué (?:alegría|felicidad|bien)", "me (?:alegro|alegra|hace feliz|ha hecho feliz|hizo feliz|encanta que|puse contenta?o?)", "no quepo en mí", "no paro de sonreír", "me alegró", "como unas castañuelas", "qué buen día"],
  sad: [
    "(?:lloré|llorar|llorando|ganas de llorar|echo de menos|extraño|me parte el alma|me duele|se me parte|el corazón (?:roto|encogido))", "de bajón", "por los suelos",
    "(?:he|me he|me) (?:llorado|puse a llorar|echado a llorar)", "lloré", "llorando", "ganas de llorar", "(?:te|lo|la|los|las|os) (?:echo de menos|extraño)", "(?:echo|echando) (?:mucho |tanto )?de menos", "extraño (?:mucho )?a", "me da (?:mucha |tanta |una |bastante )*(?:pena|tristeza|lástima|cosa)", "se me (?:partió|rompió|parte|cae) el (?:corazón|alma)", "(?:me duele|me dolió|me hizo daño|me ha dolido)", "me siento (?:sola|solo|una mierda|fatal)", "qué (?:pena|tristeza|bajón)", "tengo el corazón roto", "nudo en la garganta", "con un bajón"],
  angry: [
    "(?:estoy|me tiene|me tienen|ya) (?:hasta|harta?o?)", "me (?:saca|sacó|sacan) de (?:quicio|mis casillas)", "me (?:hierve|hirvió) la sangre", "qué (?:rabia|coraje|bronca|asco|fastidio)",
    "me (?:da|dio|ha dado|está dando) (?:mucha |tanta |una |muchísima |bastante )*(?:rabia|coraje|bronca|asco|muina)", "me (?:saca|sacó|ha sacado) de quicio", "me (?:pone|puso|ha puesto) (?:de los nervios|negra?o?|furiosa?o?|de mala leche)", "estoy hasta (?:las|los|el)", "no (?:soporto|aguanto)", "odio (?:que|cuando|cómo|el|la|los|las)", "qué (?:rabia|coraje|bronca|asco)", "me (?:molesta|molestó|revienta|cabrea|enoja|enfada|irrita|indigna|jode|hierve la sangre|hincha)", "me tiene(?:n)? harta?o?", "perdí los (?:estribos|nervios)", "ya no (?:puedo|aguanto) más con"],
  anxious: [
    "no (?:puedo|pude|logro|consigo) (?:dormir|respirar|concentrarme|desconectar|parar)", "se me (?:viene|vino) el mundo", "me (?:come|comen|supera|supera todo|desborda|abruma|ahoga|quita el sueño|preocupa|angustia|agobia|da miedo|dan miedo)", "un nudo en (?:el estómago|la garganta)", "al límite", "no puedo más",
    "me (?:da|dio|ha dado|sigue dando) (?:mucho |tanto |un |bastante |pánico|algo de |muchísimo )*(?:miedo|pánico|ansiedad|terror|nervios|angustia|agobio|vértigo|cosa el)", "(?:tengo|tuve|me entró|me entra|siento|con) (?:mucho |mucha |tanto |tanta |un |muchos |bastante |una |algo de )*(?:miedo|ansiedad|nervios|pánico|angustia|estrés|agobio)", "me (?:preocupa|agobia|estresa|angustia|inquieta|asusta|aterra|supera|pone nerviosa?o?)", "no (?:puedo|pude|he podido|logro) (?:dormir|respirar|dejar de pensar|parar de pensar)", "nudo en el estómago", "no paro de darle vueltas", "dándole vueltas", "no doy abasto", "ataque de (?:ansiedad|pánico)", "me (?:come|comen) los nervios", "se me hace un mundo", "no me da la vida"],
  neutral: [
    "me da (?:mucha |tanta |una )?(?:pereza|palo|flojera|igual|lo mismo)", "en (?:piloto )?automático", "sin ganas de nada",
    "ni (?:triste|contenta?o?|feliz|frío|bien) ni", "no siento nada", "me da (?:igual|lo mismo)", "ni fu ni fa", "en automático"],
  calm: ["(?:qué|menudo|vaya) alivio", "me quité un peso", "un peso de encima", "me he quitado", "respiré (?:tranquila?o?|hondo)", "por fin (?:respiro|descanso)", "en paz"],
  excited: ["(?:qué|tengo|con|muchas|tantas) (?:muchas |tantas |unas |más )?ganas (?:de|tengo)", "muero de ganas", "me (?:muero|moría) de ganas", "no puedo esperar", "me hace (?:mucha |muchísima |tanta )?ilusión", "qué (?:emoción|ilusión|nervios más buenos)", "cuento los días", "contando los días", "no veo la hora", "me muero por"],
};
