import type { WordListName } from "../vocabulary.ts";

/** Spanish words, by what they do in a note. */
export const words: Readonly<Record<WordListName, string>> = {
  common: `el la los las un una unos unas y e o u pero de del al a en con por para sin sobre que qué como cómo cuando cuándo donde dónde quien quién
    es son era fue ser estar está estoy están estaba he ha hay han había me te se le lo nos les mi mis tu tus su sus nuestro nuestra yo él ella ellos
    este esta esto ese esa eso no sí si ya muy más menos también tan todo toda todos todas nada algo hoy mañana ayer anoche tarde noche semana mes año día
    días lunes martes miércoles jueves viernes sábado domingo cada próximo próxima quiero tengo necesito debo voy vamos hacer comprar llamar pagar gracias
    siento sentí feliz triste cita reunión luego después antes desde hasta porque aunque mientras entonces pues bueno che ah oye recuérdame meta objetivo tareas
    lista pendientes casa mamá papá hermano hermana abuela cuñado ojalá nunca siempre otra otro vez mejor mucho mucha bien mal así enero febrero marzo abril
    mayo junio julio agosto septiembre setiembre octubre noviembre diciembre qué cuál cuántos cuánto dónde mediodía madrugada finde fin hora horas`,
  taskVerbs: `pide pedí recoge recogé reserva paga pagá llama llamá compra comprá manda mandá envía lleva llevá avisa avisá busca buscá saca sacá
    pon poné haz hacé ve trae traé dile decile cambia arregla limpia revisa imprime firma entrega devuelve contesta responde pregunta acordarse acuérdate recuerda`,
  nounVerbs: ``,
  compoundEnds: ``,
  determiners: `el la los las un una mi mis su sus al a con`,
  intensifiers: `muy tan súper super bien re bastante un_poco un_poquito algo demasiado realmente de_verdad totalmente completamente absolutamente medio
    tremendamente increíblemente profundamente más mucho mucha muchísimo muchísima sumamente especialmente todavía aún siempre también como hoy ya
    enormemente infinitamente eternamente harto requete súper-`,
  appointments: `cita dentista médico medico doctor doctora reunión reunion junta comida almuerzo cena desayuno café merienda entrevista examen parcial vuelo
    tren avión autobús fiesta boda cumpleaños cumple funeral concierto revisión chequeo fisio fisioterapia terapia psicólogo psicóloga psiquiatra clase clases curso ensayo
    partido entrenamiento gimnasio gym yoga pilates natación fútbol tenis baile danza coro piano guitarra pediatra dermatólogo oftalmólogo ginecóloga
    ginecólogo cardiólogo traumatólogo oculista óptica análisis analítica ecografía radiografía resonancia vacuna vacunación veterinario veterinaria peluquería peluquero
    podólogo itv taller mudanza fontanero electricista gasista plomero técnico cerrajero pintor notario notaría abogado gestoría gestor banco
    ayuntamiento consulado embajada conferencia charla taller seminario webinar videollamada llamada tutoría evento inauguración exposición teatro
    cine obra ópera museo misa bautizo comunión graduación asado quedada visita turno entrega presentación exposición selectividad oposición audiencia juicio
    ambulatorio hospital clínica resultados tratamiento quimio masaje depilación manicura logopeda ortodoncia extracción endodoncia limpieza excursión campamento carrera maratón
    barbacoa paella kárate judo inglés francés alemán guardia parcial final ronda club comité asamblea consulta control mantenimiento`,
  errands: `alquiler renta hipoteca recibo recibos factura facturas luz agua gas internet seguro impuestos impuesto declaración cuota colegiatura colegio expensas matrícula
    basura reciclaje pastilla pastillas pastillita medicamento medicina medicinas antibiótico vitamina vitaminas inyección receta insulina jarabe plantas orquídeas riego
    perro gato compra súper supermercado leche pan huevos fruta verdura aceite filtro filtros pilas deberes tarea informe trabajo tesis proyecto entrega solicitud
    formulario papeles documentación contrato presupuesto permiso carnet dni pasaporte libros libro devolución ropa lavadora plancha limpieza suscripción renovación fianza nómina
    mensualidad tarjeta multa abono`,
  outcomeVerbs: `aprender correr ahorrar perder bajar adelgazar dejar terminar acabar escribir leer publicar montar abrir crear lanzar comprar mudarme viajar vivir conseguir lograr
    llegar mejorar ganar sacar sacarme obtener aprobar graduarme hablar tocar nadar caminar ser tener estar volver construir reformar cambiar dormir meditar entrenar subir escalar
    participar completar reducir gastar pasar dominar jubilarme independizarme emprender adoptar formar pagar liquidar comer beber cuidar visitar conocer poder hacer`,
  choreVerbs: `comprar llamar mandar enviar pedir reservar recoger llevar devolver preguntar decir contestar responder quedar ver limpiar imprimir cancelar
    confirmar avisar hablar dar ir probar invitar pasar mirar`,
  pastVerbs: `fui fue hice hizo tuve tuvo vi vio estuve estuvo puse dije di vine pude quise traje supe cupe anduve fuimos hicimos tuvimos vimos estuvimos salimos comimos cenamos
    quedé quedamos pasamos hablamos salí comí cené volví volvimos vine llegué llegamos pagué compré llamé llevé recogí mandé envié terminé acabé limpié dormí leí escribí
    perdí encontré pasé trabajé jugué caminé corrí cociné desayuné almorcé empecé entregué devolví reservé cambié arreglé firmé subí bajé abrí cerré recibí`,
  socialVerbs: ``,
  weakFeelings: `bien mal bajo baja vacío vacía nada genial fatal regular mejor peor ligero ligera solo sola pesado pesada cansado cansada fría frío raro rara
    seguro segura lleno llena loco loca bueno buena horrible terrible tenso tensa quemado quemada a_gusto cómodo cómoda rota roto miedo rabia pena alegría ilusión
    ansiedad estrés tristeza paz calma angustia nervios vergüenza culpa asco odio orgullo bronca ganas paz herido herida tocado tocada hundido hundida alivio
    coraje soledad desilusión frustración preocupación felicidad emoción agobio indiferente normal plano plana`,
  kinTitles: `tía tío tita tito abuela abuelo prima primo doña don`,
  articles: `el la los las un una unos unas del al`,
  pronouns: `él ella ellos ellas le lo la les eso ello se`,
  kin: `mamá mama papá papa madre padre hermano hermana hermanito hermanita hijo hija hijos hijas marido esposo esposa mujer pareja novio novia abuela abuelo abuelita abuelito abu yaya
    yayo tío tía tito tita primo prima sobrino sobrina cuñado cuñada suegro suegra yerno nuera nieto nieta padrino madrina ahijado ahijada padrastro madrastra
    hermanastro hermanastra viejo vieja mami papi mellizos`,
  roles: `jefe jefa amigo amiga vecino vecina compañero compañera profesor profesora profe colega casero casera terapeuta compi entrenador entrenadora socio socia bebé niño niña niños peque ex`,
  possessives: `mi mis tu su sus nuestro nuestra el la`,
  personCues: `con a de por para conocí conoci vi llamar y e ver avisar invitar escribir visitar ayudar decir decirle preguntar preguntarle pedir pedirle dar darle llamé encontré`,
  placeCues: `en hacia desde hasta cerca`,
  notPeople: `enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo
    navidad reyes pascua madrid barcelona sevilla valencia bilbao zaragoza málaga granada vigo españa méxico argentina colombia chile perú uruguay bogotá medellín
    rosario córdoba japón francia italia alemania portugal londres parís roma lisboa europa américa cuernavaca guadalajara monterrey lima quito caracas buenos aires
    montevideo santiago google amazon netflix ikea mercadona carrefour zara whatsapp instagram dni itv iva sepe hacienda profeco dios vida internet
    iphone wifi seur correos renfe iberia airbus siemens nasa inglés francés alemán`,
  ordinary: `a acabo además agradecida agradecido agradezco ah ahora al algo alguien algún alta ando anoche antes anular anulada apenas aprendí aquel aquí así aún aunque ayer
    bastante bien bueno buenas cada camarero casi che cita clave código comer comida como comprar con conocí cosas creo cuando cuánto cuanto cuidado darme darle de debo del demasiado
    descubrí desde después día días dios durante e el él ella ellos en encima entendí entonces era es esa ese eso esta está estaba estamos están estar este esto estoy estuve excelente
    falta feliz fin fue fui genial gracias grande gratitud gustaría ha haber había hablé hace hacer hacia han hasta hay he hecho hemos hice hola hora hoy idea ir jo juntar la las le lección leche lee les lista llevar
    llamar lo los luego lugar madre mal mañana más mayor me media mejor menos mes meta mi mí mientras mío mira mis mismo mucha mucho muchas muchos muy nada nadie necesito
    ni no noche nos nosotros nota noté nuestra nuestro nueva nuevo número nunca o objetivo ojalá os otra otro oye pagar para parece pasar pendiente pendientes pero poco poner por
    porque prefiero primero propósito pues que qué quedar queda quien quién quiero realmente recoger recordar recordatorio recuerda renovar resulta reunión reflexión sabado sábado saber salir se según segundo sería si
    sí siempre siento sin sobre sois sólo solo somos son soy su super súper sus tal también tampoco tan tanto tarde te tener tengo ti tiene todavía todo todos tomar trabajo tras tu tú
    último última un una uno unos va vacuna vale vamos van vaya veces ver verdad vez voy y ya yo menuda menudo menos claro leer lectura llave llaves contraseña receta frase cena
    desayuno almuerzo llamada alguna anduve última sesión martes cuesta nervioso nerviosa triste furioso ansiosa ansioso contenta contento orgulloso orgullosa agobiada agobiado
    estresada estresado enfadada enfadado enojado enojada tranquila tranquilo ilusionada ilusionado constato comprobado conclusión pensamiento pensándolo mamá papá sueño`,
  notKinAfter: `una un cada otra otro ninguna mal de_la`,
  relatives: `que qué lo cuando porque si como cosas quien donde todo creo sé aunque para de a sin por en ya no nunca más pero y cosa lista siempre hasta mientras donde`,
};
