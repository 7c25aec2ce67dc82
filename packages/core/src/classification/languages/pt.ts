import type { Language } from './language.ts'

export const portuguese: Language = {
  code: 'pt',
  functionWords:
    'o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|e|ou|em|no|na|nos|nas|num|numa|com|por|pelo|pela|pelos|pelas|para|sem|sobre|entre|desde|até|que|quem|como|quando|onde|qual|quais|é|são|era|foi|foram|ser|está|estão|estar|há|tem|têm|seu|sua|seus|suas|se|lhe|me|meu|minha|te|nos|não|nem|sim|mas|mais|menos|muito|muita|muitos|muitas|pouco|também|já|ainda|só|apenas|este|esta|estes|estas|esse|essa|isso|isto|aquele|outro|outra|outros|outras|todo|toda|todos|todas|cada|algum|alguma|algo|porque|embora|enquanto|tanto|assim|tão|então|além|segundo|antes|depois|pode|podem|faz|fazer|dois|duas|ambos|ambas|cujo|cuja|durante|eu|ela|ele|eles|elas|você|vocês|bem|sido|mesmo|mesma|ao|à|aos|às|nós|dele|dela|deles',
  determiners: 'o|a|os|as|um|uma|seu|sua|seus|suas|este|esta|essa|esse|nossa|nosso',
  prepositions:
    'de|do|da|dos|das|com|que|como|contra|ao|à|aos|às|por|pelo|pela|para|em|no|na|nos|nas|sobre|entre|desde|segundo|após|junto|vs|versus|incluindo|perto',
  of: 'de|do|da|dos|das|em|na|no',
  by: 'por|pelo|pela|pelos|pelas',
  at: 'em|no|na|nos|nas|perto de|a partir de|desde',
  and: 'e|ou|&',
  copulas: 'é|são|era|eram|foi|foram|continua a ser|continua sendo|está|estão|tem|ser|sendo|fica',
  relatives: 'que|quem|cujo|cuja|o qual|a qual',
  pronouns:
    'ela|ele|seu|sua|seus|suas|a empresa|a companhia|a marca|a firma|o fabricante|a fabricante|a aplicação|o aplicativo|a app|a ferramenta|a plataforma|o serviço|a seguradora|o fornecedor|a startup|o grupo|esta empresa|esta marca|o negócio|a loja|o banco|o estúdio|a editora|a organização|o software|a sociedade|dela|dele',
  cues: {
    negation:
      'não|nunca|jamais|nenhum|nenhuma|sem|tampouco|nem|nada|ninguém|carece|carecem|ficou sem|perdeu a|perdeu o|perdeu sua|perdeu',
    notNegation:
      'não só|não apenas|não somente|não menos de|sem dúvida|não mais de|se não|não é de admirar|não à toa|sem falar|não chega a|não chegam a|não chega aos|não passa de',
    former:
      'antigo|antiga|anteriormente|ex|até|já não|não mais|costumava|originalmente|no passado|antes|mudou-se de|deixou|demitiu-se|renunciou|foi substituíd*|previamente|na altura|à época|anterior|no início|inicialmente|reformou-se|aposentou-se|tinha sido|esteve|antes disso',
    future: 'planeia|planeja|prevê|pretende|mudar-se-á|em breve|futuramente',
    modal:
      'poderia|poderiam|talvez|possivelmente|seria|provavelmente|supostamente|alegadamente|hipoteticamente|possa|poderá',
    condition:
      'se você|se a|se o|se quiser|se for|se estiver|se tiver|se precisar|se está|se pretende|se procura|caso|a menos que|supondo|suponhamos|imagine|desde que|dizer se|saber se|confirmar se|verificar se|afirmar se|perguntar se|se houver',
    asked:
      'pergunta se|perguntou se|está a perguntar|a sua pergunta|sua pergunta|a pergunta|quer saber|que referiu|que mencionou|questiona se|perguntando se|que citou|entendo a sua|entendo que|compreendo a sua|lamento que|sinto muito|lamento o|obrigado pela pergunta|boa pergunta|peço desculpa|entendo a sua preocupação|entendo sua preocupação|compreendo|sua preocupação',
    falsehood:
      'ao contrário|contrariamente a|mito|boato|boatos|rumor|rumores|falso|falsa|falsamente|erróneo|errónea|errôneo|errônea|erradamente|errado|errada|equivocad*|incorret*|incorrecto|não é verdade|não é verdadeir*|não é correto|inexat*|desmentid*|desmente|confund*|confusão|apesar do que|erro|sem fundamento|infundad*|desatualizad*|mentira|não se confirma|inventad*|engano',
    hearsay:
      'algumas fontes|alguns sites|algumas páginas|há quem diga|diz-se|consta que|circula|alguns artigos|afirmam que|a afirmação|a alegação|talvez tenha lido|pode ter lido|às vezes diz-se|costuma dizer-se|em alguns fóruns|em fóruns|em vez de|ao invés de|em lugar de|dizem que|algumas pessoas|alguns dizem|segundo alguns|corre o boato|não confundir',
    contrast:
      'mas|porém|contudo|todavia|no entanto|entretanto|enquanto|embora|já a|já o|em contrapartida|por outro lado',
    correction:
      'na verdade|na realidade|de facto|de fato|realmente|o correto|a verdade|mas sim|os registos|os registros|efetivamente',
    noInformation:
      'seria inventar|seria invenção|teria de adivinhar|que adivinhar|sem ideia|não faço ideia|não tenho informação|não tenho informações|não tenho dados|não disponho de|não disponho|não conheço|não posso confirmar|não posso verificar|não consigo confirmar|não consigo verificar|não consigo dizer|não posso afirmar|não posso dizer|não encontrei|não encontro|não há informação|não há informações|não há dados|não sei|não tenho certeza|não tenho a certeza|não existem informações|sem informações|sem informação|sem dados suficientes|sem elementos suficientes|não tenho conhecimento|não tenho acesso|não foi possível|não posso opinar|não posso avaliar|não posso comentar|desconheço|nenhuma informação|não consta|não tenho detalhes|não tenho elementos|não tenho registo|não tenho registro|poucas informações|não consegui encontrar|não consegui|não tenho nada|não há provas|não há evidência*|não localizei|não possuo|não consigo avaliar|não consigo|não me é possível|não tenho provas|não tenho como|não posso garantir|não posso responder|não estou familiarizad*|não tenho referências|prefiro não|nada que possa|não há nada|difícil dizer|impossível saber|impossível dizer|não vi|não tenho forma|especular|não há fontes|as fontes não|não me atrevo|não encontro nada|não tenho nenhum|não tenho nenhuma|não saberia|não há registo|não há registro|não me permite|não podemos|não disponho de nenhum|não existe nenhum|não existe nenhuma|não sei dizer|como modelo de linguagem|como ia|como inteligência artificial|não tenho opiniões|não tenho opinião|não há indícios|não encontrei nada|não achei|não existem indícios|não me diz nada|não há notícias|não há relatos|nenhuma menção|não me consta|não encontrei relatos',
    inability:
      'não tenho|não posso|não consigo|não consegui|não encontrei|não há|não existe|não existem|não disponho|infelizmente|lamento|não possuo|careço|as minhas fontes não|minhas fontes não|desculpe|não foi|não me',
    knowledge:
      'informação|informações|dados|detalhes|conhecimento|provas|evidência|evidências|confirmar|verificar|encontrar|saber|dizer|comentar|determinar|oferecer|fornecer|avaliar|julgar|comparar|fiável|fiáveis|confiáveis|confiável|fontes|elementos|suficiente|suficientes|opinião|opinar|acesso|referências|garantir|ajudar|concretos|concretas|registo|registro|comparação|comparações|estabelecer|apurar|identificar|localizar|descobrir|apontar|descartar|corroborar|precisar|dar|apurei|localizei|partilhar',
    firstPerson:
      'eu|me|mim|meu|minha|meus|minhas|comigo|tenho|posso|disponho|encontro|encontrei|sei|conheço|consigo|consegui|pude|achei|vejo|tive|guardo|possuo|careço|saberia|desconheço|ignoro|busquei|procurei|localizei|lembro|estou|sou',
    lack: 'falta|faltam|careço|desconheço|ignoro|vazia|vazias|vazio|vazios|fora do|fora de|em branco|impossível|incapaz|escapa|pouco|poucos',
    opinion:
      'recomendo|recomendaria|aconselho|escolheria|escolho|compraria|compro|uso|gosto|gostei|adoro|prefiro|creio|penso|parece|a meu ver|na minha opinião|minha dica|meu conselho|minha favorita|confio|acho que|receio|duvido|hesitaria',
    personLife:
      'se chama|nome real|nome verdadeiro|verdadeiro nome|cantava|dançava|pintou|nascido|nascida|nasceu|morreu|morre|casado|casada|casou|cantou|protagoniza|de nome verdadeiro|apelidado|apelidada|atacante|narra',
    wonder:
      'saber se|dizer se|confirmar se|verificar se|pergunta se|garantir se|esclarecer se|descobrir se|ver se|apurar se|determinar se',
    complaint: 'queixa|queixas|reparo|reparos|razão de queixa',
    otherKind:
      'cidades|vilas|aldeias|ilhas|praias|rios|passeios|trilhos|trilhas|nomes de menina|nomes de menino|nomes para|sobrenomes|romances|filmes|canções|músicas|quadros|pintores|poemas|poetas|personagens|atores|atrizes|cantores|jogadores|futebolistas|constelações|aves|quem venceu|quem ganhou|quem escreveu|quem pintou|quem canta',
    jointly: 'tanto|ambos|ambas|os dois|as duas',
    depends:
      'como a qualquer|depende de|depende da|depende do|depende|dependem|dependerá|suas necessidades|as suas necessidades|tuas necessidades|seu orçamento|o seu orçamento|suas prioridades|as suas prioridades|seus objetivos|como em qualquer|como qualquer|como com qualquer|qualquer empresa|qualquer fornecedor|qualquer marca|qualquer produto|opções válidas|opção válida|prós e contras|vantagens e desvantagens|pontos fortes|na hora de escolher|antes de decidir|antes de escolher|antes de comprar|antes de contratar|ambas as opções|ambas podem|ambos podem|resume-se a|resume a|nome próprio|uma comparação justa|questão de gosto|gosto é pessoal|gostos são|gostos não se|questão de gostos|ou qualquer outr*|e qualquer outr*|como de qualquer|tal como qualquer|tal como em qualquer|o decisivo|o que conta|o que importa|o importante é',
    advice:
      'consulte|consulta|compare|compara|verifique|verifica|peça|pede|leia|lê|visite|visita|procure|procura|contacte|contate|entre em contacto|entre em contato|experimente|experimenta|solicite|veja|vê|recomendo|sugiro|convém|é recomendável|é aconselhável|recomenda-se|aconselha-se|o melhor é|deve|deveria|pode consultar|pode|tenha em conta|leve em conta|certifique-se|faça|faz|pergunte|pergunta|defina|se quiser|se me|se precisar|diga-me|conte-nos|descubra|junte-se|siga-nos|para obter|para saber|para ter|evite|lembre-se|escolha|avalie|analise|escreva|ligue|vale a pena|considere|tente|pesquise|confirme|confira|prepare|registe-se|registre-se|envie|apresente|preencha|assine|documente|guarde|reúna|denuncie|anote|planeie|identifique|determine|calcule|negocie|exija|observe|dirija-se|informe-se|reserve|descarregue|pense|desconfie|opte|acompanhe|fique',
    affirmation:
      'sim|correto|exato|exatamente|é verdade|é isso|certo|efetivamente|está correto|de facto|de fato|verdade',
    otherSubject:
      'rival|rivais|concorrente|concorrentes|alternativa|alternativas|clientes|parceiro|parceiros|filial|filiais|subsidiária|subsidiárias|escritório|escritórios|delegação|sucursal|casa-mãe|empresa-mãe|empresa mãe|controladora|proprietário|proprietária|investidor|investidores|fundação|fábrica|unidade|armazém|distribuidor|distribuidora|antecessora|concorrência|homónima|homônima|marca própria|marca branca|supermercado|média|outros|outras|o resto|setor|líder de mercado|produtos semelhantes',
    respectively: 'respetivamente|respectivamente|por essa ordem',
    founded:
      'fundad*|fundou|fundaram|funda|foi cria*|criad* em|criad*|constituíd*|estabelecid*|nasceu|nasce|nascid*|surgiu|iniciou a atividade|iniciou atividade|iniciou as atividades|iniciou suas atividades|começou a atividade|ano de fundação|fundação|fundar|data de|remonta a|remonta|em atividade desde|ativa desde|existe desde|opera desde|arrancou|no mercado desde|criou|criaram|origens|teve início|começou|começou em|deu os primeiros passos|remontam a|a funcionar desde|em funcionamento desde|a operar desde|abriu portas|abriu as portas|arrancou em|começou a operar|pôs de pé|montou|montaram|estabeleceu-se|inaugurad*|iniciou|deu início|começa em|história começa|remonta ao ano|nascida em|abriu em|tem origem em|criada no ano|começa|teve origem|surge em|pela mão de|desde a fundação|desde a sua fundação|corria o ano|viu a luz do dia|viu a luz|abriu o seu primeiro|abriu a sua primeira|abriu seu primeiro|abriu sua primeira|abriu o primeiro|abriu a primeira|abriu a primeira loja',
    foundedWeak: 'desde|lançad*|lançou',
    founder:
      'fundador|fundadora|fundadores|fundadoras|cofundador|cofundadora|cofundadores|co-fundador|co-fundadora|criador|criadora|criadores|obra de|criação de|ideia de|pelas mãos de|pela mão de|a ideia da|a ideia do|ideia partiu de|idealizada por|idealizado por|mentor|mentora|por trás da criação|deve a sua existência|deve sua existência|idealizador|idealizadora|saiu da cabeça|da cabeça de|tirou do papel|quem tirou',
    chief:
      'ceo|diretor executivo|diretora executiva|director executivo|directora executiva|diretor-executivo|diretora-executiva|presidente executivo|presidente executiva|presidente-executivo|presidente-executiva|diretor-geral|diretora-geral|diretor geral|diretora geral|administrador delegado|administradora delegada|administrador executivo|principal executivo|principal executiva|gerente-geral|administradora executiva|direção executiva|direção-geral|direção geral|presidência executiva|presidência|gerência|chefia',
    ledBy:
      'dirigid* por|liderad* por|lideran* por|chefiad* por|comandad* por|sob a direção de|sob o comando de|sob a liderança de|a cargo de|gerid* por|encabeçad* por|conduzid* por|à frente está|à frente da empresa está|liderad* pela|liderad* pelo|dirigid* pela|dirigid* pelo|chefiad* pela|chefiad* pelo|à frente|presidid* por|às ordens de|está nas mãos de|quem manda|manda|no comando|ao comando|na liderança|ao leme|na direção|as rédeas|os comandos|aos comandos|à cabeça|no leme|na cadeira de ceo|o leme|presidida por|presidido por|comando da|comando do|responde pela direção|responde pela gestão|comando está com|direção está com|liderança está com',
    leads:
      'dirige|lidera|chefia|comanda|está à frente da|está à frente do|encabeça|conduz|tomou as rédeas|assumiu o comando|segura o leme|comanda os destinos|preside|gere|responde pela',
    headquarters:
      'com sede em|com sede no|com sede na|com sede|tem sede|tem a sua sede|tem sua sede|sede|sedead* em|sediad* em|sedead*|sediad*|sede social|escritório central|matriz em|localizad* em|localizad*|situad* em|situad*|basead* em|fica em|instalad* em|domiciliad* em|tem base|base em|está em|radicad* em|opera a partir de|trabalha a partir de|quartel-general|com base em|tem a base|instalada em|está instalada|está localizada|está situada|casa-mãe em|radicada em|cuja sede|sede fica|sede situa-se|situa-se em|opera a partir|com morada em|escritórios centrais|escritório principal|sede principal',
    basedBefore: '',
    owned:
      'propriedade de|propriedade da|propriedade do|pertence a|pertence à|pertence ao|pertencente a|pertencente ao|pertencente à|filial de|filial da|filial do|subsidiária de|subsidiária da|subsidiária do|subsidiária|adquirid* por|adquirid* pela|adquirid* pelo|comprad* por|comprad* pela|comprad* pelo|controlad* por|controlad* pela|controlad* pelo|detid* por|detid* pela|detid* pelo|empresa-mãe|empresa mãe|casa-mãe|controladora|proprietário|proprietária|dona|dono|nas mãos de|nas mãos da|nas mãos do|vendid* a|vendid* à|vendid* ao|divisão da|divisão do|marca do|marca da|absorvid* por|integrad* na|integrad* no|pertence|faz parte|nas mãos|passou para as mãos|passou a pertencer|sob a alçada|dono é|dona é|braço da|braço do|integrada no grupo',
    owns: 'comprou|adquiriu|detém|controla|é dona da|é dona do|é proprietária da|ficou com|tomou o controle da|tomou o controlo da|assumiu o controle da',
    notPrice:
      'angariou|levantou|captou|financiamento|receita|receitas|faturação|faturamento|faturou|avaliação|limite|cobertura|franquia|poupa|poupança|envio|portes|frete|caução|multa|reembolso|salário|vendas|lucro|investimento|investiu|encomendas acima|subsídio|empréstimo',
    placeLabel: 'localização|cidade|local|localidade|onde',
    compose: 'escreve|escreva|redige|redija|cria|crie|gera|gere|elabora|elabore|inventa|prepara',
    inBusiness: 'no mercado|em atividade|a operar|em funcionamento|ativa|aberta',
    textNoun:
      'post|tweet|anúncio|slogan|e-mail|email|carta|descrição|biografia|legenda|artigo|história|poema|comunicado|saudação|convite|vaga|título|guião|roteiro|discurso|newsletter|publicação|texto|mensagem',
    priceNoun: 'preço|custo|mensalidade|assinatura|subscrição|tarifa|prémio|quota|adesão|anuidade',
    makes:
      'fabrica|vende|produz|faz|desenvolve|elabora|desenha|comercializa|fornece|dedica-se a|dedica-se à|dedica-se ao|se dedica a|especializad* em|especialista em|especializa-se em|conhecid* por|conhecid* pelos|conhecid* pelas|setor|sector|ramo|indústria|fabricante de|produtor de|produtora de|fornecedor de|fornecedora de|atua no setor de|atividade|atua no ramo de|atua na área de|trabalha com|opera no setor de',
    sells:
      'vende|vendem|vender|envia|entrega|distribui|comercializa|oferece|exporta|exportam|despacha|manda|enviam|entregam',
    when: 'quando|desde quando|que ano|há quanto tempo|quantos anos',
    who: 'quem|de quem',
    exists: 'existe',
    behind: 'por trás da|por trás do|por trás de',
    ownedWeak:
      'parte de|parte do|parte da|faz parte do|faz parte da|integra o|apoiad* por|grupo|depende da|depende do|depende de|sob o guarda-chuva da|sob o guarda-chuva do|sob a tutela da|sob a tutela do|debaixo do|sob a asa da|sob a asa do',
    ownerNoun: 'empresa-mãe|empresa mãe|casa-mãe|controladora|proprietário|proprietária|dona|dono',
    independent:
      'é independente|empresa independente|continua independente|continua a ser independente|permanece independente|companhia independente|não pertence a nenhum|não pertence a nenhuma|totalmente independente|sem empresa-mãe|não tem empresa-mãe|não faz parte de nenhum|mantém-se independente|uma empresa independente|segue independente|independente|sem sócios de fora|sem acionistas externos|sem investidores externos|nenhum grupo|sem grupo por trás|de capital familiar|de propriedade familiar|sem sócios externos',
    staff:
      'funcionários|funcionárias|empregados|trabalhadores|colaboradores|pessoal|quadro de pessoal|efetivos|pessoas na equipa|pessoas na equipe|postos de trabalho|profissionais',
    employs:
      'emprega|empregam|dá emprego a|conta com|equipa de|equipe de|quadro de|número de funcionários|número de colaboradores|número de trabalhadores|funcionários|colaboradores|força de trabalho|trabalham|tem cerca de|quadro de pessoal|efetivo de|equipa com|equipa|equipe|quadro|plantel|trabalham na|trabalham no|reúne|soma|dá trabalho a|compost* por|formad* por|integrad* por|trabalham lá|na folha de pagamentos|espalhad* por|distribuíd* por|repartid* por|repartid* entre',
    people: 'pessoas|profissionais|especialistas|engenheiros',
    customers:
      'empresas|pme|pmes|companhias|clientes|equipas|equipes|negócios|organizações|escritórios|utilizadores|usuários|sociedades|até',
    larger: 'é maior|a maior|o maior|qual o tamanho|tamanho|qual é maior',
    staffChange:
      'despediu|demitiu|demissões|despedimentos|contratou|contratar|cortou|cortes|por funcionário|cada|prevê|por',
    offers:
      'oferece|oferecem|vende|vendem|fabrica|fabricam|produz|produzem|comercializa|inclui|incluem|gama|catálogo|linha|linhas|produtos|planos|modelos|lançou|apresentou|conta com|dispõe de|oferta|é composta|disponibiliza|tem|distribui|sua gama|compreende|portefólio|portfólio|portfolio|também tem|edita|publica|apólices',
    rangeNoun:
      'gama|catálogo|linha|linhas|produtos|planos|modelos|oferta|versões|edições|séries|opções|portefólio|portfólio|portfolio|apólices',
    launches: 'lançou|lança|lançar|apresentou|estreou|acaba de lançar|lançado pela',
    starProduct:
      'carro-chefe|produto mais vendido|produto mais conhecido|campeão de vendas|produto estrela|último lançamento|produto mais recente|lançamento mais recente|modelo mais vendido|produto principal|novidade',
    planNoun: 'plano|tarifa|versão|edição|pacote|subscrição|assinatura|licença|modelo|passe',
    freeOfCharge: 'gratuit*|grátis|sem custos',
    discontinued:
      'descontinuad*|retirad*|já não se vende|já não é vendid*|já não vende|já não é comercializad*|já não está disponível|já não está à venda|já não é fabricad*|já não existe|já não oferece|não é mais|não está mais|deixou de|deixaram de|deixado de|fora de linha|fora de produção|fora de catálogo|suspens*|encerrad*|eliminad*|segunda mão|substituíd*|não se vende|não está à venda|não está disponível|cessou|saiu do catálogo|saiu de linha|desaparec*|não é vendid*|não vende mais|não se fabrica|descontinu*|tirou de linha|de linha|aposentou|aposentad*|retirou|tirou do mercado|tirou do catálogo|abandonou|suprimiu|cancelou|extint*|deixa de|já não faz parte|não faz mais parte|já não consta|não existe mais|não fabrica mais|não produz mais|não oferece mais|já não produz|já não fabrica|já não comercializa|saiu do mercado|saiu da gama|saiu de produção|não a vende|não o vende|vende mais|parou de|fora do catálogo|fora de fabrico',
    availableIn:
      'disponível em|disponível no|disponível na|disponível nos|vende em|vende-se em|vendid* em|vendid* no|vendid* na|opera em|opera no|opera na|atua em|atua no|atua na|presente em|presente no|presente na|presença em|envia para|envios para|entrega em|entregas em|entrega no|distribui em|comercializad* em|comercializa em|funciona em|à venda em|à venda no|à venda na|mercados|países|lojas em|clientes em|serve|disponibilidade|chega a|disponível|à venda|comprar em|comprar no|comprar na',
    onlyIn:
      'só em|só no|só na|apenas em|apenas no|apenas na|somente em|somente no|somente na|unicamente em|exclusivamente em|exclusivamente no|só está disponível em|só está disponível no|limitad* a|só vende em|só distribui em|só se vende em|apenas vende em|só envia para|só é vendido em|só é vendida em|apenas distribui em|opera apenas em|vende apenas em|só atua em|só atua no|só atende|apenas dentro|só opera em|só opera no',
    leftOut:
      'fica excluíd*|ficam excluíd*|fica de fora|ficam de fora|exclui|exceto|salvo|com exceção de|com exceção da|com exceção do|não está incluíd*|não entra|não consta|está excluíd*|estão excluíd*',
    certified:
      'certificad*|certificação|certificações|acreditad*|acreditação|homologad*|selo|conta com|conforme|cumpre|norma|etiqueta|possui|detém',
    awarded:
      'prémio|prêmio|prémios|prêmios|ganhou|venceu|vencedor|vencedora|galardão|galardoad*|premiad*|recebeu|obteve|reconhecid*|distinguid*|medalha|levou|conquistou|ganho|título|distinção|concedeu|atribuiu|elegeu|eleita|eleito',
    phone:
      'telefone|tel|telefónico|telefônico|ligue|ligar|liga|número|linha|telemóvel|celular|whatsapp|contacto|contato|central|disque|marque|discar',
    email:
      'correio|correio eletrónico|email|e-mail|mail|escreva|escrever|endereço|contacte|contate|contacto|contato|mensagem',
    legalName:
      'razão social|nome legal|denominação social|legalmente|registad* como|registrad* como|constituíd* como|nome completo|oficialmente|entidade legal|nome oficial|nome jurídico|firma social|sociedade',
    company:
      'empresa|companhia|marca|firma|fabricante|fornecedor|fornecedora|startup|negócio|aplicação|aplicativo|app|ferramenta|plataforma|serviço|seguradora|banco|companhia aérea|agência|estúdio|loja|grupo|editora|cadeia|rede|produtor|produtora|distribuidor|distribuidora|adega|cervejaria|padaria|operador|operadora|consultora|consultoria|especialista|retalhista|varejista|corretora|organização|cooperativa|restaurante|hotel|clínica|farmácia|farmacêutica|construtora|universidade|casa|software|torrefação|torrefadora',
    otherThing:
      'apelido|sobrenome|nome próprio|aldeia|cidade|vila|município|localidade|rio|montanha|lago|ilha|bairro|freguesia|província|região|romance|filme|canção|música|álbum|banda|poeta|poema|pintor|pintora|futebolista|jogador|cantor|cantora|ator|atriz|compositor|político|filósofo|escritor|escritora|personagem|deusa|deus|mitologia|género|espécie|asteroide|cratera|classe|função|método|variável|dança|queijo|uva|prato|raça|castelo|abadia|navio|santo|substantivo|verbo|palavra|porto|baía|planeta|constelação|vale|floresta|vento|ave|peixe|mineral|árvore|fruta|batalha|vulcão|matemático|estação|nome de menina|nome de menino|alcunha|apelido de família|o nome|marinheiro|rei|rainha|príncipe|princesa|arquiteto|cientista|físico|músico|jornalista|escultor|osso|músculo|órgão|gene|elemento|linguagem de programação|linha de comando|um comando|jornal|rua|península|glaciar|deserto|mosteiro|catedral|estrela|planta|flor|praia|serra|editor de texto|biblioteca de javascript|série de televisão|videojogo|jogo de tabuleiro|clube de futebol|muralha|miradouro|centro histórico|falésia',
    approximately:
      'cerca de|por volta de|aproximadamente|aprox|quase|em torno de|mais ou menos|perto de|uns|umas|à volta de|ronda os|ronda|rondam|~|≈|estimad*|pouco mais de|pouco menos de|na ordem dos',
    moreThan:
      'mais de|pelo menos|ao menos|supera|superam|superior a|no mínimo|a partir de|desde|+|acima de|ultrapassa|começa em|começam em|começam nos|partem de',
    lessThan:
      'menos de|no máximo|até|não mais de|inferior a|abaixo de|apenas|não chega a|não chegam a|não chega aos|não passa de',
    perMonth: 'por mês|ao mês|mensal|mensais|mensalmente|cada mês|/ mês|mês|meses',
    perYear: 'por ano|ao ano|anual|anuais|anualmente|cada ano|/ ano|ano|anos',
    perWeek: 'por semana|à semana|semanal|semanais|semana',
    perDay: 'por dia|ao dia|diário|diários|por noite',
    once: 'pagamento único|uma única vez|uma só vez|uma vez|vitalício|vitalícia|preço único',
    billedYearly:
      'faturação anual|faturamento anual|faturad* anualmente|cobrad* anualmente|pagamento anual|pago anualmente|assinatura anual|subscrição anual|plano anual|desconto|oferta|promoção|promocional',
    euro: 'euro|euros|eur',
    dollar: 'dólar|dólares|usd',
    pound: 'libra|libras|gbp',
    franc: 'franco|francos|chf',
    peso: 'peso|pesos|mxn|pesos mexicanos|pesos argentinos|pesos chilenos',
    real: 'real|reais|brl',
  },
  numbers:
    'zero:0|um:1|uma:1|dois:2|duas:2|três:3|quatro:4|cinco:5|seis:6|sete:7|oito:8|nove:9|dez:10|onze:11|doze:12|treze:13|catorze:14|quatorze:14|quinze:15|dezasseis:16|dezesseis:16|dezassete:17|dezessete:17|dezoito:18|dezanove:19|dezenove:19|vinte:20|trinta:30|quarenta:40|cinquenta:50|sessenta:60|setenta:70|oitenta:80|noventa:90|cem:100|cento:100|centena:100|centenas:200|duzentos:200|duzentas:200|trezentos:300|trezentas:300|quatrocentos:400|quatrocentas:400|quinhentos:500|quinhentas:500|seiscentos:600|seiscentas:600|setecentos:700|setecentas:700|oitocentos:800|oitocentas:800|novecentos:900|novecentas:900|mil:1000|milhares:1000|milhão:1000000|milhões:1000000|dúzia:12|dúzias:24|dezena:10|dezenas:20|vintena:20',
  months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  generic:
    'adequad*|agora|ajuda|ajudar|alta|alternativa|alternativas|alto|ambas|análise|ano|anos|apoio|aspeto|aspetos|aspecto|aspectos|atenção|avaliação|avaliações|avaliar|base|bom|boa|boas|bons|busca|procura|qualidade|mudança|caminho|caso|casos|cert*|cliente|clientes|clara|claro|comentários|comparar|comparação|partilhar|compartilhar|completa|completo|compra|comprar|compromisso|comunidade|condições|confiável|confiança|confiar|confirmar|conhecer|conheça|conselho|conselhos|considerar|consulta|consultar|consumidores|contactar|contato|contacto|conteúdo|contrato|correta|correto|coisas|custos|criar|crescer|crescimento|critérios|conta|contas|questão|cuidado|dado|dados|deve|devem|decidir|dizer|decisão|descubra|descobrir|detalhe|detalhes|dia|dias|diz|diferença|diferenças|diferente|diferentes|dinheiro|diretamente|disponível|disponíveis|dúvida|dúvidas|exemplo|escolher|escolha|empresa|empresas|encontrar|energia|entender|equipa|equipe|equipas|escrever|específic*|espera|esperamos|estilo|excelência|excelente|sucesso|experiência|experiências|especialista|explorar|fácil|fatores|factores|falta|família|data|fiável|fiáveis|final|fórum|fóruns|forma|fonte|fontes|futuro|garantia|garantias|geral|gerais|obrigad*|grande|grandes|gosto|ferramenta|ferramentas|hoje|ideia|ideal|ideias|importa|importante|importantes|independente|independentes|informação|informações|informar|inovação|inovador|inovadora|inspirar|interesse|interessante|convidamos|juntos|legal|legais|ler|livre|líder|linha|lista|chegar|levar|lugar|maneira|marca|marcas|maior|meios|melhor|melhores|melhorar|mencionar|mercado|mês|meses|missão|momento|motivo|mundo|necessidade|necessidades|precisa|notícias|novidades|nossa|nosso|nossos|nova|novo|novas|novos|objetivo|objetivos|oferecer|oferece|oficial|oficiais|opção|opções|opinar|opinião|opiniões|oportunidade|orgulho|página|páginas|parte|paixão|pedir|pequen*|pessoal|pessoas|plano|planos|poder|podemos|pergunta|perguntas|preço|preços|preferência|preferências|orçamento|orçamentos|principal|prioridades|problema|problemas|produto|produtos|profissional|profissionais|própria|próprio|fornecedor|fornecedores|próximo|prova|provas|publicação|público|posso|ponto|pontos|quer|razão|razões|realidade|recentes|recomendável|recomendar|rede|redes|registo|registro|relação|reputação|resultado|resultados|saber|seguir|segura|segurança|seguro|semana|simples|serviço|serviços|sempre|site|sites|situação|social|sociais|solicitar|solução|soluções|sonho|sonhos|tamanho|tema|ter|tempo|loja|tipo|tomar|trabalho|trabalhar|transformar|transparência|trata|única|único|usar|uso|utilizador|utilizadores|usuário|usuários|útil|úteis|vai|válid*|valor|valores|varia|várias|vários|vantagens|desvantagens|ver|verdade|verificar|vez|vida|visão|visitar|voltar|web|entusiasmad*|felizes|concret*|exat*|verificad*|recente|atual|atuais|atualizad*|sólid*|recorrer|beleza|desenhad*|merece|mereces|desfrute|viva|viver|sinta|sonhe|inesquecível|encanto|essência|lado|passo|passos|tradição|elegância|autenticidade|alegria|lar|sorriso|coração|magia|emoção|emoções|instante|instantes|especial|especiais|extraordinári*|pensad*|feito|feita|amor|história|histórias|amanhã|investir|investimento|risco|riscos|consultor|financeir*|prudente|subjetiv*|perspetiva|perspectiva|debate|rascunho|seguidores|conversa',
}
