import type { Language } from './language.ts'

export const spanish: Language = {
  code: 'es',
  functionWords:
    'el|la|los|las|un|una|unos|unas|de|del|y|e|o|u|a|al|en|con|por|para|sin|sobre|entre|desde|hasta|que|qué|quien|quién|como|cómo|cuando|cuándo|donde|dónde|cual|cuál|es|son|era|fue|fueron|ser|está|están|estar|ha|han|haber|hay|su|sus|se|lo|le|les|me|mi|te|tu|nos|no|ni|sí|si|pero|más|menos|muy|mucho|mucha|muchos|muchas|poco|también|ya|aún|todavía|solo|sólo|este|esta|estos|estas|ese|esa|eso|esto|aquel|otro|otra|otros|otras|todo|toda|todos|todas|cada|algún|alguna|algo|porque|aunque|mientras|tanto|así|tan|entonces|además|según|antes|después|puede|pueden|tiene|tienen|hace|hacer|uno|dos|ambos|ambas|cuyo|cuya|durante|yo|ella|ellos|usted|ustedes|bien|sido|siendo|mismo|misma',
  determiners: 'el|la|los|las|un|una|su|sus|este|esta|esa|ese|nuestra|nuestro',
  prepositions:
    'de|del|con|que|como|contra|a|al|por|para|en|sobre|entre|desde|hacia|según|ante|tras|junto|frente|vs|versus|incluido|incluida|cerca',
  of: 'de|del|en|tras|detrás',
  by: 'por',
  at: 'en|cerca de|desde|a',
  and: 'y|e|o|u|&',
  copulas: 'es|son|era|eran|fue|fueron|sigue siendo|está|están|ha sido|tiene|ser|siendo',
  relatives: 'que|quien|quienes|cuyo|cuya|la cual|el cual',
  pronouns:
    'ella|ello|su|sus|la empresa|la compañía|la marca|la firma|el fabricante|la aplicación|la app|la herramienta|la plataforma|el servicio|la aseguradora|el proveedor|la casa|la sociedad|la startup|el grupo|esta empresa|esta compañía|esta marca|el negocio|la tienda|el banco|la bodega|el estudio|la editorial|la organización|el software|la fabricante|la firma',
  cues: {
    negation:
      'no|nunca|jamás|ningún|ninguna|ninguno|sin|tampoco|ni|nada|nadie|carece|carecen|carecer|se quedó sin|perdió la|perdió el|perdió su|ha perdido|perdió|perdido el|perdido la',
    notNegation:
      'no solo|no sólo|no solamente|no menos de|no más de|sin duda|sin embargo|cómo no|no obstante|si no|no es de extrañar|no te olvides|no olvides|ni más ni menos|no en vano|no llega a|no llegan a|no alcanza los|no alcanza las',
    former:
      'antiguo|antigua|anteriormente|ex|exconsejero|exdirector|exdirectora|hasta|ya no|solía|originalmente|en su día|en el pasado|antes|se trasladó desde|dejó|dimitió|fue sustituid*|previamente|por entonces|en aquel momento|anterior|saliente|en sus inicios|inicialmente|se jubiló|había sido|estuvo|antes de eso|con anterioridad',
    future: 'planea|prevé|tiene previsto|va a|se trasladará|próximamente',
    modal:
      'podría|podrían|quizá|quizás|tal vez|posiblemente|sería|probablemente|supuestamente|presuntamente|pudo|pudiera|pueda|hipotéticamente',
    condition: 'si|en caso de que|suponiendo|supongamos|a menos que|imagina|imaginemos|siempre que|salvo que',
    asked:
      'preguntas si|me preguntas|preguntas por|tu pregunta|su pregunta|la pregunta|pregunta si|quieres saber|quiere saber|mencionas|que menciona|preguntarse|consultas si|te refieres|entiendo tu|entiendo que|entiendo su|lamento que|siento que|siento mucho|lamento lo|gracias por tu pregunta|buena pregunta|entiendo tu preocupación|entiendo su preocupación|comprendo|tu preocupación',
    falsehood:
      'contrariamente a|al contrario de|en contra de lo que|mito|rumor|rumores|bulo|bulos|falso|falsa|falsamente|erróneo|errónea|erróneamente|equivocad*|incorrect*|no es cierto|no es verdad|no es correcto|inexact*|desmentid*|desmiente|confund*|confusión|confunde|pese a lo que|a pesar de lo que|error|sin fundamento|infundad*|desactualizad*|mentira|no se sostiene|inventad*',
    hearsay:
      'algunas fuentes|algunos sitios|algunas páginas|algunos dicen|hay quien|se dice|se rumorea|circula|algunas webs|algunos artículos|afirman que|la afirmación|quizá hayas leído|a veces se dice|a menudo se dice|suele decirse|en algunos foros|en foros|en lugar de|en vez de|se le atribuye|dicen que|se comenta|hayas leído|habrás leído|según algunos|corre el rumor|no confundir',
    contrast: 'pero|sin embargo|mientras que|mientras|aunque|no obstante|en cambio|sino|ahora bien',
    correction: 'en realidad|de hecho|realmente|lo correcto|la verdad|lo cierto|sino|en verdad|los registros',
    noInformation:
      'sería inventar|sería inventado|que adivinar|ni idea|no tengo información|no tengo datos|no dispongo de|no dispongo|no tengo constancia|no me consta|no conozco|no puedo confirmar|no puedo verificar|no puedo asegurar|no puedo decir|no puedo afirmar|no he encontrado|no encontré|no encuentro|no hay información|no hay datos|no estoy segur*|no existe información|sin información|sin datos suficientes|sin elementos suficientes|no cuento con|no tengo suficiente*|no tengo conocimiento|no tengo acceso|no he podido|no puedo opinar|no puedo valorar|no puedo comentar|no estoy al tanto|desconozco|ninguna información|no aparece|no figura|no tengo nada|no me suena|no hay pruebas|no hay evidencia*|no tengo detalles|no tengo elementos|no tengo referencias|información insuficiente|poca información|no podría decir|no puedo comprobar|no puedo ofrecer|no puedo dar|no puedo ayudar|no me es posible|no tengo pruebas|no puedo juzgar|no localizo|no he localizado|no consta|no puedo responder|no puedo contestar|no puedo pronunciar*|prefiero no|nada que pueda|no hay nada|no puedo señalar|difícil decir|imposible saber|imposible decir|no he visto|no he dado con|no me atrevo|sería especular|especular|no consigo|no tengo forma|no hay fuentes|no recogen|no me permite|no podemos|no tengo ningún|no tengo ninguna|no dispongo de ningún|no sabría|no hay constancia|no tengo más|no existe ningún|no existe ninguna|no sé si|no sé nada|no lo sé|no sé de|no sé qué|no sé decir|como modelo de lenguaje|como ia|como inteligencia artificial|no tengo opiniones|no tengo opinión|no encuentro nada|no hallo|no he hallado|no hay indicios|no existen indicios|no hay noticias|ningún registro|ninguna mención',
    inability:
      'no tengo|no puedo|no he|no logro|no hay|no existe|no existen|no dispongo|lamentablemente|lo siento|no me|no encuentro|no cuento|carezco|mis fuentes no|las fuentes no|no poseo|desgraciadamente',
    knowledge:
      'información|datos|detalles|conocimiento|pruebas|evidencia|confirmar|verificar|encontrar|encontrado|saber|decir|comentar|determinar|ofrecer|valorar|juzgar|comparar|fiable|fiables|constancia|fuentes|elementos|suficiente|suficientes|opinión|opinar|acceso|referencias|asegurar|ayudar|concretos|concreta|verificada|registro|registros|establecer|averiguar|identificar|localizar|descubrir|comprobar|señalar|descartar|corroborar|precisar|aportar|dar|contrastar|averiguado|localizado|comprobado',
    firstPerson:
      'yo|me|mi|mis|conmigo|tengo|puedo|dispongo|encuentro|encontré|he|conozco|cuento|hallo|hallé|pude|logré|logro|consigo|conseguí|busqué|veo|guardo|poseo|carezco|localizo|localicé|recuerdo|manejo|alcanzo|tuve|sabría|podría|desconozco|ignoro|estoy|soy',
    lack: 'falta|faltan|carezco|desconozco|ignoro|vacía|vacías|vacío|vacíos|fuera de|en blanco|imposible|incapaz|escapa|poco|escasos',
    opinion:
      'recomiendo|recomendaría|aconsejo|elegiría|elijo|compraría|compro|uso|gusta|gustan|encanta|prefiero|creo|pienso|parece|a mi juicio|en mi opinión|mi consejo|mi favorita|mi favorito|fío|confío|opino que|temo|dudo|dudaría',
    personLife:
      'se llama|nombre real|verdadero nombre|cantaba|bailaba|pintó|esculpió|nacido|nacida|nació|murió|muere|casado|casada|se casa|cantó|protagoniza|de nombre real|apodado|apodada|centrocampista|delantero|narra',
    wonder:
      'saber si|decir si|confirmar si|comprobar si|preguntas si|asegurar si|aclarar si|averiguar si|ver si|determinar si',
    complaint: 'queja|quejas|reproche|reproches|duda de que',
    otherKind:
      'ciudades|pueblos|islas|playas|ríos|paseos|rutas|etapas|excursiones|excursión|nombres de niña|nombres de niño|nombres para|apellidos|novelas|películas|canciones|cuadros|pintores|poemas|poetas|personajes|actores|actrices|cantantes|jugadores|futbolistas|constelaciones|aves|quién ganó|quién escribió|quién pintó|quién canta|quién cantó',
    jointly: 'tanto|ambos|ambas|los dos|las dos',
    depends:
      'como a cualquier|depende de|depende|dependen de|dependerá de|dependerá|según tus necesidades|según sus necesidades|tus necesidades|sus necesidades|tu presupuesto|tus prioridades|tus objetivos|como con cualquier|como cualquier|cualquier empresa|cualquier proveedor|cualquier marca|cualquier producto|cualquier compañía|opciones válidas|opción válida|pros y contras|ventajas e inconvenientes|ventajas y desventajas|puntos fuertes|a la hora de elegir|antes de decidir|antes de elegir|antes de comprar|antes de contratar|es cuestión|ambas opciones|ambas pueden|ambos pueden|todo se reduce|se reduce a|nombre propio|una comparación justa|cuestión de gustos|gusto es personal|gustos son|sobre gustos|para gustos|cuestión de gusto|o cualquier otr*|y cualquier otr*|como cualquier*|como en cualquier*|como con cualquier*|como de cualquier*|igual que cualquier*|igual que en cualquier*|lo decisivo|lo que cuenta|lo importante es',
    advice:
      'consulta|consulte|compara|compare|revisa|revise|pide|pida|lee|lea|visita|visite|verifica|verifique|comprueba|compruebe|busca|busque|contacta|contacte|ponte en contacto|póngase en contacto|prueba|pruebe|solicita|solicite|mira|mire|te recomiendo|le recomiendo|recomiendo|conviene|es recomendable|es aconsejable|lo mejor es|lo más|deberías|debería|puedes|puede consultar|te sugiero|le sugiero|ten en cuenta|tenga en cuenta|asegúrate|asegúrese|haz|haga|pregunta|pregunte|define|fíjate|fíjese|si quieres|si quiere|si me|si necesitas|si tienes|dime|cuéntame|cuéntanos|descubre|únete|síguenos|para obtener|para saber|para tener|evita|evite|no olvides|recuerda|recuerde|elige|elija|valora|valore|escribe|llama|analiza|analice|hay que|merece la pena|vale la pena|prepara|prepare|regístrate|regístrese|envía|envíe|presenta|presente|rellena|firma|documenta|guarda|guarde|reúne|reúna|denuncia|anota|planifica|identifica|determina|calcula|negocia|exige|observa|confirma|confirme|ponte|acude|acuda|infórmate|infórmese|reserva|descarga|piensa|considera|considere|desconfía|desconfíe|quédate|lo mejor',
    affirmation: 'sí|correcto|así es|es correcto|efectivamente|exacto|cierto|es cierto|en efecto|es verdad',
    otherSubject:
      'rival|rivales|competidor|competidora|competidores|alternativa|alternativas|clientes|socio|socios|filial|filiales|oficina|oficinas|delegación|sucursal|matriz|empresa matriz|propietario|propietaria|inversor|inversores|fundación|fábrica|planta|almacén|distribuidor|distribuidora|predecesora|competencia|homónima|homónimo|tocaya|marca blanca|marca propia|supermercado|media|promedio|otros|otras|el resto|sector|líder del mercado|productos similares',
    respectively: 'respectivamente|por ese orden',
    founded:
      'fundad*|fundó|fundaron|funda|se fundó|se creó|cread* en|fue cread*|constituid*|se constituyó|establecid*|nació|nace|nacid*|surgió|inició su actividad|inició su andadura|comenzó su andadura|empezó su andadura|comenzó su actividad|año de fundación|fundación|fundar|data de|se remonta a|remonta|en activo desde|activa desde|activo desde|existe desde|opera desde|arrancó|echó a andar|puesta en marcha|se puso en marcha|lleva en el mercado desde|en el mercado desde|creó|crearon|orígenes|vio la luz|empezó|comenzó|se remontan a|remontan a|funcionando desde|operando desde|en funcionamiento desde|trabajando desde|lleva desde|arrancó en|abrió sus puertas|echó andar|puso en marcha|pusieron en marcha|montó|montaron|levantó|levantaron|se estableció|inaugurad*|se inauguró|arrancó su actividad|remonta sus orígenes|desde su fundación|data del año|tiene su origen|inició operaciones|comenzó a operar|empezó a operar|comienza en|empieza en|historia comienza|historia empieza|se inició|dio sus primeros pasos|abrió en|abrió|puesta en pie|de la mano de|comienza|empieza|surge en|surge|echó a rodar|corría el año|abrió su primer|abrió su primera|abrió el primer|abrió la primera',
    foundedWeak: 'desde|lanzad*|lanzó|creada|creado',
    founder:
      'fundador|fundadora|fundadores|fundadoras|cofundador|cofundadora|cofundadores|creador|creadora|creadores|obra de|creación de|idea de|de la mano de|la idea de|idea fue de|ideada por|ideado por|artífice|alma máter|la idea partió de|impulsora|impulsor|debe su existencia|salió de la cabeza|de la cabeza de|nació de la mano de|tiene como padre|tiene como madre',
    chief:
      'ceo|consejero delegado|consejera delegada|director ejecutivo|directora ejecutiva|director general|directora general|máximo responsable|máxima responsable|máximo ejecutivo|máxima ejecutiva|primer ejecutivo|primera ejecutiva|gerente|director gerente|directora gerente|presidente ejecutivo|presidenta ejecutiva|cabeza visible|número uno|jefa|jefe|gerenta|gerente general|máximo dirigente|máxima dirigente|dirección general|dirección ejecutiva|presidencia ejecutiva|gerencia general|jefatura',
    ledBy:
      'dirigid* por|liderad* por|encabezad* por|al frente está|al frente de la empresa está|bajo la dirección de|bajo el mando de|a cargo de|capitanead* por|gestionad* por|bajo el liderazgo de|está al frente|al frente|comandad* por|conducid* por|presidid* por|pilotad* por|a las órdenes de|en la dirección|está en manos de|en la presidencia|quien manda|manda|al mando|al mando de|a cargo|gestiona|al timón|al timón de|al volante|lleva el timón|lleva la batuta|las riendas|lleva las riendas|en la cúpula|llevando el timón|la batuta|los mandos|a los mandos|presidida por|gobernada por',
    leads:
      'dirige|lidera|encabeza|está al frente de|lleva las riendas|preside y dirige|al frente de|capitanea|lleva el timón de|lleva la batuta|tomó las riendas|lleva las riendas de|tiene el mando|preside|gobierna',
    headquarters:
      'con sede en|con sede|tiene su sede|tiene la sede|tiene sede|sede central|sede|sede social|oficina central|oficinas centrales|domicilio social|cuartel general|radicad* en|radicad*|ubicad* en|ubicad*|afincad* en|afincad*|se encuentra en|está en|basad* en|establecida en|establecido en|asentad* en|localizad* en|domiciliad* en|tiene su base|opera desde|casa matriz|trabaja desde|sita en|con base en|base en|casa central|oficina principal|oficinas principales|tiene domicilio|domicilio en|instalad* en|está instalada|está afincada|tiene su casa|se ubica en|se sitúa en|situad* en|con domicilio en|cuya sede|domicilio fiscal|base de operaciones|oficinas en|sede principal',
    basedBefore: '',
    owned:
      'propiedad de|es propiedad de|pertenece a|pertenece al|perteneciente a|filial de|filial del|filial|subsidiaria de|adquirid* por|comprad* por|absorbid* por|controlad* por|empresa matriz|matriz|sociedad matriz|propietario|propietaria|dueño|dueña|en manos de|vendid* a|división de|marca de|marca del|compañía matriz|integrad* en|pertenece|forma parte|integrante de|pertenecen|brazo de|unidad de|en poder de|participad* por|pasó a manos de|pasó a ser|absorbid*|bajo el paraguas de|dueño es|dueña es|matriz es|controlada mayoritariamente por|en propiedad de',
    owns: 'compró|adquirió|posee|controla|ha comprado|ha adquirido|es propietaria de|es dueña de|se hizo con|tomó el control de|se quedó con',
    notPrice:
      'recaudó|levantó|financiación|ingresos|facturación|facturó|factura|valoración|límite|cobertura|franquicia|ahorra|ahorro|envío|gastos de envío|fianza|multa|reembolso|salario|ventas|beneficio|inversión|invirtió|presupuesto|pedidos superiores|subvención|préstamo',
    placeLabel: 'ubicación|ciudad|lugar|localidad|localización|ciudad de origen|dónde',
    compose: 'escribe|escriba|escríbeme|redacta|redacte|redáctame|crea|genera|elabora|inventa|prepara',
    inBusiness:
      'en el mercado|en activo|operando|funcionando|en funcionamiento|activa|abierta|presente en el sector',
    textNoun:
      'post|tuit|anuncio|eslogan|lema|correo|carta|descripción|biografía|pie de foto|artículo|historia|poema|nota de prensa|felicitación|invitación|oferta de empleo|titular|guion|discurso|boletín|publicación|texto|mensaje',
    priceNoun:
      'precio|coste|costo|cuota|suscripción|tarifa|mensualidad|prima|adhesión|inscripción|membresía|anualidad',
    makes:
      'fabrica|vende|produce|hace|desarrolla|elabora|diseña|comercializa|suministra|se dedica a|se dedica al|dedicad* a|especializad* en|se especializa en|conocid* por|sector|rubro|ramo|industria|fabricante de|productor de|proveedor de|vendedor de|activa en|opera en el sector de|actividad|se dedica a la venta de|trabaja en el sector de|actividad principal es',
    sells:
      'vende|venden|vender|envía|entrega|distribuye|comercializa|ofrece|reparte|exporta|exportan|manda|entregan|envían',
    when: 'cuándo|desde cuándo|qué año|cuántos años|desde hace cuánto',
    who: 'quién|quiénes|de quién',
    exists: 'existe|lleva',
    behind: 'detrás de|tras',
    ownedWeak:
      'parte de|forma parte de|forma parte del|parte del|respaldad* por|grupo|depende de|depende del|bajo el ala de|al amparo de|adscrita a|bajo la tutela de|cobijada por',
    ownerNoun: 'matriz|empresa matriz|sociedad matriz|propietario|propietaria|compañía matriz|dueño|dueña',
    independent:
      'es independiente|empresa independiente|sigue siendo independiente|compañía independiente|no pertenece a ningún|no pertenece a ninguna|totalmente independiente|sin matriz|no tiene matriz|no tiene empresa matriz|no forma parte de ningún|se mantiene independiente|permanece independiente|una empresa independiente|no depende de ningún|independiente|sigue independiente|sin accionistas externos|sin inversores externos|sin socios externos|ningún grupo|sin grupo detrás|de propiedad familiar|de capital familiar|capital cien por cien familiar',
    staff:
      'empleados|empleadas|trabajadores|trabajadoras|plantilla|personal|personas en plantilla|personas empleadas|efectivos|colaboradores|asalariados|puestos de trabajo|profesionales',
    employs:
      'emplea|emplean|emplea a|da empleo a|da trabajo a|plantilla de|plantilla|cuenta con|equipo de|número de empleados|empleados|personal|trabajan|un equipo de|plantilla ronda|plantilla supera|plantilla media|equipo|equipos|trabajan en|forman|plantel|dotación|suma|reúne a|ocupa a|da trabajo|integrad* por|formad* por|compuest* por|trabajan allí|en nómina|nómina|repartid* entre|repartid* en|distribuid* en|distribuid* entre',
    people: 'personas|profesionales|especialistas|ingenieros',
    customers:
      'empresas|pymes|compañías|clientes|equipos|negocios|organizaciones|oficinas|usuarios|despachos|sociedades|autónomos|hasta',
    larger: 'más grande|mayor tamaño|qué tamaño|tamaño|cómo de grande|es mayor',
    staffChange:
      'despidió|despidos|contrató|contratar|contratará|recortó|recorte|por empleado|cada|despedir|incorporó|incorporar|prevé|por',
    offers:
      'ofrece|ofrecen|vende|venden|fabrica|fabrican|produce|producen|comercializa|incluye|incluyen|gama|catálogo|línea|líneas|productos|planes|modelos|lanzó|ha lanzado|presentó|cuenta con|dispone de|oferta|se compone de|consta de|tiene|proporciona|distribuye|su gama|comprende|elabora|también tiene|edita|publica|pólizas',
    rangeNoun:
      'gama|catálogo|línea|líneas|productos|planes|modelos|oferta|versiones|ediciones|series|opciones|pólizas',
    launches: 'lanzó|ha lanzado|lanza|lanzar|presentó|ha presentado|estrenó|ha estrenado|sacó',
    starProduct:
      'producto estrella|producto más vendido|producto más conocido|buque insignia|superventas|último producto|último lanzamiento|producto más reciente|modelo estrella|modelo más vendido|modelo más reciente|producto principal|novedad',
    planNoun: 'plan|tarifa|versión|edición|paquete|suscripción|licencia|modelo|pase|abono',
    freeOfCharge: 'gratuit*|gratis|sin coste',
    discontinued:
      'descatalogad*|descontinuad*|discontinuad*|retirad*|ya no se vende|ya no se fabrica|ya no se ofrece|ya no vende|ya no ofrece|ya no fabrica|ya no está disponible|ya no está a la venta|ya no existe|dejó de|dejaron de|dejado de|fuera de producción|fuera de catálogo|suspendid*|cerrad*|eliminad*|segunda mano|sustituid*|reemplazad*|se retiró|no se vende|no está a la venta|no está disponible|desaparecid*|cesó|se dejó de|ha desaparecido|descontinuó|descontinúa|descatalog*|retiró|retiran|suprimió|eliminó|abandonó|discontinu*|fuera de la gama|salió del catálogo|ya no figura|ya no forma parte|ya no produce|ya no comercializa|jubiló|sacó del mercado|sacó del catálogo|quitó|salió de producción|no la vende|no lo vende|paró de',
    availableIn:
      'disponible en|se vende en|vende en|venden en|opera en|operan en|presente en|presencia en|envía a|envíos a|distribuye en|comercializa en|comercializad* en|llega a|da servicio en|funciona en|ofrece sus servicios en|a la venta en|se puede comprar en|servicio en|mercados|países|tiendas en|entrega en|reparte en|clientes en|sirve a|disponibilidad|disponible|a la venta|comprar en|conseguir en|se encuentra en tiendas',
    onlyIn:
      'solo en|sólo en|únicamente en|exclusivamente en|solo está disponible en|solo se vende en|limitad* a|solamente en|solo opera en|solo distribuye en|solo vende en|solo se distribuye en|solo envía a|sólo se vende en|solo se comercializa en|opera solo en|vende solo en|únicamente opera en|solo atiende en|solo dentro de|solamente opera en',
    leftOut:
      'queda excluid*|quedan excluid*|queda fuera|quedan fuera|se queda fuera|se quedan fuera|excluye|salvo|excepto|a excepción de|no está incluid*|no entra|no figura|no está cubiert*',
    certified:
      'certificad*|certificación|certificaciones|acreditad*|acreditación|homologad*|sello|cuenta con|conforme|cumple|norma|etiqueta|posee|avalad*',
    awarded:
      'premio|premios|ganó|ganador|ganadora|galardón|galardonad*|premiad*|recibió|obtuvo|reconocid*|distinguid*|medalla|se llevó|logró|ganado|concedió|título|llevado|se ha llevado|otorgó|distinguió|oro en',
    phone:
      'teléfono|tel|telefónico|llama|llamar|llame|llamando|número|línea|móvil|whatsapp|centralita|contacto|teléfonos|marca|marque|marcar|marcando',
    email:
      'correo|correo electrónico|email|e-mail|mail|escribe|escribir|escriba|escribiendo|dirección|contacta|contacto',
    legalName:
      'razón social|nombre legal|denominación social|legalmente|registrad* como|constituid* como|nombre completo|sociedad|oficialmente|entidad legal|nombre oficial|denominad* oficialmente|nombre jurídico',
    company:
      'empresa|compañía|marca|firma|fabricante|proveedor|proveedora|startup|negocio|aplicación|app|herramienta|plataforma|servicio|aseguradora|banco|aerolínea|agencia|estudio|tienda|grupo|desarrolladora|editorial|cadena|productor|productora|distribuidor|distribuidora|bodega|cervecería|panadería|operador|operadora|consultora|especialista|minorista|corredor|correduría|organización|cooperativa|restaurante|hotel|clínica|farmacia|farmacéutica|constructora|universidad|casa|software|naviera|petrolera',
    otherThing:
      'apellido|nombre de pila|pueblo|ciudad|municipio|localidad|río|montaña|lago|isla|barrio|aldea|comarca|provincia|región|novela|película|canción|álbum|banda|poeta|poema|pintor|pintora|futbolista|cantante|actor|actriz|compositor|político|filósofo|escritor|escritora|personaje|diosa|dios|mitología|género|especie|asteroide|cráter|clase|función|método|variable|baile|queso|uva|plato|raza|castillo|abadía|barco|santo|sustantivo|verbo|palabra|puerto|bahía|planeta|constelación|valle|bosque|viento|ave|pez|mineral|árbol|fruta|batalla|volcán|matemático|estación|nombre de niña|nombre de niño|apodo|el nombre|marinero|rey|reina|príncipe|princesa|arquitecto|científico|físico|músico|periodista|escultor|hueso|músculo|órgano|gen|elemento|marco de trabajo|lenguaje de programación|comando|periódico|calle|península|glaciar|desierto|monasterio|catedral|estrella|planta|flor|editor de texto|biblioteca de javascript|serie de televisión|videojuego|juego de mesa|club de fútbol|playa|humedal|humedales|muralla|ermita|cala|sierra|mirador|casco antiguo|paseo marítimo',
    approximately:
      'unos|unas|alrededor de|cerca de|aproximadamente|aprox|casi|en torno a|más o menos|sobre|cosa de|una|un|ronda los|ronda|rondan|~|≈|estimad*|poco más de|poco menos de',
    moreThan:
      'más de|al menos|por lo menos|supera|superan|superior a|como mínimo|a partir de|desde|+|por encima de|empieza en|empiezan en|parten de|parte de|arrancan en',
    lessThan:
      'menos de|como máximo|hasta|no más de|inferior a|por debajo de|apenas|no llega a|no llegan a|no alcanza los|no alcanza las',
    perMonth: 'al mes|por mes|mensual|mensuales|mensualmente|cada mes|/ mes|mes|meses',
    perYear: 'al año|por año|anual|anuales|anualmente|cada año|/ año|año|años',
    perWeek: 'a la semana|por semana|semanal|semanales|semana',
    perDay: 'al día|por día|diario|diarios|por noche',
    once: 'pago único|un solo pago|una sola vez|una vez|único pago|de por vida|precio único',
    billedYearly:
      'facturación anual|facturad* anualmente|pago anual|pagando anualmente|si se paga al año|si pagas al año|con pago anual|suscripción anual|plan anual|descuento|oferta|promoción|rebaja|rebajado',
    euro: 'euro|euros|eur',
    dollar: 'dólar|dólares|usd',
    pound: 'libra|libras|gbp',
    franc: 'franco|francos|chf',
    peso: 'peso|pesos|mxn|pesos mexicanos|pesos argentinos|pesos chilenos',
    real: 'real|reales|brl',
  },
  numbers:
    'cero:0|un:1|uno:1|una:1|dos:2|tres:3|cuatro:4|cinco:5|seis:6|siete:7|ocho:8|nueve:9|diez:10|once:11|doce:12|trece:13|catorce:14|quince:15|dieciséis:16|diecisiete:17|dieciocho:18|diecinueve:19|veinte:20|veintiuno:21|veintidós:22|veintitrés:23|veinticuatro:24|veinticinco:25|veintiséis:26|veintisiete:27|veintiocho:28|veintinueve:29|treinta:30|cuarenta:40|cincuenta:50|sesenta:60|setenta:70|ochenta:80|noventa:90|cien:100|ciento:100|cientos:100|centenar:100|centenares:200|doscientos:200|doscientas:200|trescientos:300|trescientas:300|cuatrocientos:400|cuatrocientas:400|quinientos:500|quinientas:500|seiscientos:600|seiscientas:600|setecientos:700|setecientas:700|ochocientos:800|ochocientas:800|novecientos:900|novecientas:900|mil:1000|miles:1000|millón:1000000|millones:1000000|docena:12|docenas:24|decena:10|decenas:20|veintena:20|treintena:30|cincuentena:50',
  months:
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
  generic:
    'adecuad*|ahora|alta|alternativa|alternativas|alto|ambas|análisis|antes|año|años|apoyo|aprender|aspecto|aspectos|atención|ayuda|ayudar|ayudarte|base|bueno|buena|buenas|buenos|buscar|busca|buscas|calidad|cambio|cambiar|camino|caso|casos|ciert*|cliente|clientes|clara|claro|comentarios|comentario|comparar|comparación|compartir|completa|completo|compra|comprar|compromiso|comunidad|condiciones|confiable|confianza|confiar|confirmar|conocer|conoce|consejo|consejos|considerar|consulta|consultar|consumidores|contactar|contacto|contenido|contrato|correcta|correcto|cosas|costes|crear|crecer|crecimiento|criterios|cuenta|cuentas|cuéntanos|cuestión|cuidado|dato|datos|debe|deben|decidir|decir|decisión|descubre|descubrir|detalle|detalles|día|días|dice|diferencia|diferencias|diferente|diferentes|dinero|directamente|disponible|disponibles|duda|dudas|ejemplo|elegir|elección|empresa|empresas|encontrar|energía|entender|equipo|equipos|escribir|específic*|espera|esperamos|estilo|evaluar|excelencia|excelente|éxito|experiencia|experiencias|expert*|explorar|fácil|factores|falta|familia|fecha|fiable|fiables|final|foro|foros|forma|fuente|fuentes|futuro|garantía|garantías|general|generales|gracias|gran|grande|gusto|gusta|haya|herramienta|herramientas|hoy|idea|ideal|ideas|importa|importante|importantes|independiente|independientes|información|informar|informes|innovación|innovador|innovadora|inspirar|instalación|interés|interesante|invitamos|juntos|legal|legales|leer|libre|líder|línea|lista|llegar|llevar|lugar|manera|marca|marcas|mayor|medios|mejor|mejores|mejorar|mencionar|mercado|mes|meses|mirar|misión|momento|motivo|mundo|necesidad|necesidades|necesita|necesitas|noticias|novedades|nuestra|nuestro|nuestros|nueva|nuevo|nuevas|nuevos|objetivo|objetivos|ofrecer|ofrece|oficial|oficiales|opción|opciones|opinar|opinión|opiniones|oportunidad|orgullo|página|páginas|parte|pasión|pedir|pequeñ*|personal|personas|plan|planes|poder|podemos|pregunta|preguntas|precio|precios|preferencia|preferencias|presupuesto|presupuestos|principal|prioridades|problema|problemas|producto|productos|profesional|profesionales|propia|propio|proveedor|proveedores|próximo|prueba|pruebas|publicación|público|puedo|punto|puntos|quieres|quiere|razón|razones|realidad|recientes|recomendable|recomendar|red|redes|registro|relación|reputación|reseñas|reseña|resultado|resultados|saber|seguir|según|segura|seguridad|seguro|semana|sencillo|servicio|servicios|siempre|sitio|sitios|situación|social|sociales|solicitar|solución|soluciones|sueño|sueños|tamaño|tema|tener|tiempo|tienda|tienes|tipo|tomar|trabajo|trabajar|transformar|transparencia|trata|única|único|usar|uso|usuario|usuarios|útil|útiles|va|válid*|valor|valores|valorar|varía|varias|varios|ventajas|inconvenientes|desventajas|ver|verdad|verificar|vez|vida|visión|visitar|volver|web|orgullosos|emocionad*|ilusión|encantad*|comparte|tranquilidad|solid*|recurrir|oficialmente|concret*|exact*|verificad*|reciente|actual|actuales|actualizad*|belleza|diseñad*|mereces|merece|disfruta|disfrutar|vive|vivir|siente|sueña|inolvidable|encanto|esencia|lado|paso|pasos|tradición|elegancia|autenticidad|alegría|hogar|sonrisa|corazón|cada|magia|emoción|emociones|instante|instantes|especial|especiales|extraordinari*|pensad*|hecho|hecha|amor|historia|historias|mañana|invertir|inversión|riesgo|riesgos|asesor|financier*|diligencia|prudente|subjetiv*|perspectiva|debate|borrador|seguidores|etiqueta|conversación',
}
